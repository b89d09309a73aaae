import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { deliver } from './post.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const quiet = pino({ level: 'silent' })
const mails = async () =>
  (
    await api.db.query(
      'select body, code, sent_at is not null as sent, tries from private.mailbox order by id',
    )
  ).rows

describe('mail', () => {
  test('that the server does not take stays, and is tried again later', async () => {
    await api.post('/user/getEmailCode', { email: 'a@example.com', scene: 'register' })
    const nobody = createTransport({ host: '127.0.0.1', port: 1 })
    await deliver(api.db, nobody, 'us@example.com', quiet)
    expect(await mails()).toMatchObject([{ sent: false, tries: 1 }])
    const heard = createTransport({ jsonTransport: true })
    await deliver(api.db, heard, 'us@example.com', quiet)
    expect(await mails()).toMatchObject([{ sent: false, tries: 1 }])
  })

  test('that was taken is wiped, and not sent twice by two who deliver at once', async () => {
    await api.db.query('update private.mailbox set next_try_at = now()')
    const sent: string[] = []
    const smtp = {
      sendMail: async ({ to, text }: { to: string; text: string }) => void sent.push(`${to} ${text}`),
    } as never
    await Promise.all([1, 2, 3].map(() => deliver(api.db, smtp, 'us@example.com', quiet)))
    expect(sent).toEqual([expect.stringMatching(/^a@example.com Your code .* is \d{6}/)])
    expect(await mails()).toEqual([{ body: '', code: null, sent: true, tries: 2 }])
  })
})
