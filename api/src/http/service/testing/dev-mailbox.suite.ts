import { describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../../testing/api.ts'
import { keepMailedFile } from '../../../vault/mail/mailed-files.ts'

/** The page of mails in development, and the files that they lead to. */
export const devMailboxSuite = (api: () => Api): void => {
  describe('the development mailbox', () => {
    test('shows mails newest first, escaped', async () => {
      await api().post('/user/getEmailCode', { email: 'a@example.com', scene: 'register' })
      await api().post('/user/getEmailCode', { email: 'a@example.com', scene: 'register', language: 'ja' })
      const listed = await api().app.request('/dev/mailbox.json?to=A@example.com')
      const mails = (await listed.json()) as { readonly code: string }[]
      expect(mails).toHaveLength(2)
      expect(mails[0]).toEqual({
        to: 'a@example.com',
        subject: 'アカウントの開設の認証コード',
        text: expect.stringContaining(mails[0]?.code ?? 'a code'),
        code: expect.stringMatching(/^\d{6}$/),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        file: null,
        fileName: null,
      })
      await api().db.query(
        `insert into private.mailbox (recipient, subject, body) values ('x@example.com', '<b>', '<script>')`,
      )
      const page = await (await api().app.request('/dev/mailbox')).text()
      expect(page).toContain('&lt;script&gt;')
    })

    test.each([
      ['production', { production: true }],
      ['where there is real mail', { devMailbox: false }],
    ])('is absent in %s', async (_, config) => {
      const other = await startApi({ config: config as never })
      const answers = await Promise.all(
        ['/dev/mailbox', '/dev/mailbox.json'].map(async path => other.app.request(path)),
      )
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      await other.stop()
    })
  })

  describe('a file of the development mailbox', () => {
    const name = 'records.csv'
    test('is served under its id, and 404 under any other, without a word in the log', async () => {
      async function* parts() {
        yield 'a,b\n'
        yield '1,2\n'
      }
      const { id } = await keepMailedFile(api().db, name, parts())
      expect(await (await api().app.request(`/dev/mailbox/files/${id}/${name}`)).text()).toBe('a,b\n1,2\n')
      const before = api().logged.length
      for (const wrong of ['x', `${id}0`, "'; select 1", '00000000-0000-4000-8000-000000000000'])
        expect(
          (await api().app.request(`/dev/mailbox/files/${encodeURIComponent(wrong)}/${name}`)).status,
        ).toBe(404)
      expect(api().logged.slice(before)).toEqual([])
    })
  })
}
