import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { bound } from '../bound.ts'
import * as post from './post.ts'
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

  test('that another has sent while this process was away is not sent again', async () => {
    for (const email of ['b@example.com', 'c@example.com'])
      await api.post('/user/getEmailCode', { email, scene: 'register' })
    const sent: string[] = []
    const other = { sendMail: async ({ to }: { to: string }) => void sent.push(`other ${to}`) }
    const late = {
      sendMail: async ({ to }: { to: string }) => {
        sent.push(`late ${to}`)
        // The time of its tries is over when it is back.
        await api.db.query('update private.mailbox set next_try_at = now() where recipient <> $1', [to])
        await deliver(api.db, other as never, 'us@example.com', quiet)
      },
    }
    await deliver(api.db, late as never, 'us@example.com', quiet)
    expect(sent).toEqual(['late b@example.com', 'other c@example.com'])
  })

  test('about a command is posted once, however many post it at the same time', async () => {
    const { postOnce } = bound(post, api.db)
    const mail = { to: 'once@example.com', subject: 'Once', text: 'Once' }
    const command = randomUUID()
    const posting = Array.from({ length: 8 }, () => postOnce({ ...mail, letter: 'card-frozen' }, command))
    await Promise.all(posting)
    await postOnce({ ...mail, letter: 'card-unfrozen' }, command)
    const { rows } = await api.db.query(
      `select letter from private.mailbox where command_id = $1 order by letter`,
      [command],
    )
    expect(rows.map(({ letter }) => letter)).toEqual(['card-frozen', 'card-unfrozen'])
  })
})
