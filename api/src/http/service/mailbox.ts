import type { Hono } from 'hono'
import { html } from 'hono/html'
import { csvType } from '../../vault/mail/mailed-files.ts'
import type { Posted } from '../../vault/mail/post.ts'
import type { Stores } from '../../vault/stores.ts'
import { pageHeaders, privateHeaders } from '../headers.ts'
import { document, type Html } from './document.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The development mailbox: what the platform mailed, for everybody to see. Mounted only where there is no real mail. */
export const mountMailbox = (app: Hono, post: Stores['post']): void => {
  app.get('/dev/mailbox.json', async c =>
    c.json(await post.list(c.req.query('to')?.toLowerCase()), 200, privateHeaders),
  )
  app.get('/dev/mailbox', async c =>
    c.html(page(await post.list(c.req.query('to')?.toLowerCase())), 200, {
      ...pageHeaders,
      'Cache-Control': 'no-store',
    }),
  )
  app.get('/dev/mailbox/files/:id/:name', async c => {
    const parts = uuid.test(c.req.param('id')) ? post.file(c.req.param('id')) : undefined
    const first = await parts?.next()
    if (!parts || !first || first.done) return c.notFound()
    return c.body(
      ReadableStream.from(withFirst(first.value, parts)).pipeThrough(new TextEncoderStream()),
      200,
      {
        ...pageHeaders,
        'Content-Type': csvType,
        'Content-Disposition': 'attachment',
        'Cache-Control': 'no-store',
      },
    )
  })
}

async function* withFirst(first: string, others: AsyncIterable<string>) {
  yield first
  yield* others
}

const page = (mails: readonly Posted[]): Html =>
  document(
    'Development mailbox',
    html`<h1>Development mailbox</h1>
<p class="quiet">Newest first. Reload to see more. Only where no mail server is configured.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
${mails.map(letter)}`,
  )

const letter = ({ to, subject, text, code, at, file, fileName }: Posted) => html`<article>
<p><strong>${subject}</strong><br><span class="quiet">${to} · <time datetime="${at}">${at}</time></span></p>
${code ? html`<p class="code">${code}</p>` : ''}<pre>${text}</pre>${file ? html`<p><a href="/dev/mailbox/files/${file}/${fileName}">${fileName}</a></p>` : ''}</article>`
