import { wire } from '@strongroom/shared'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { filter as json } from '../../testing/money.ts'
import { deliver } from '../../vault/mail/post.ts'
import { ada, api, ben, cells, nobody, support } from './records-given.suite.ts'

describe('records by mail', () => {
  const fileOf = async (mail: { file: string | null; fileName: string | null } | undefined) =>
    (await api.app.request(`/dev/mailbox/files/${mail?.file}/${mail?.fileName}`)).text()

  test.each([
    ['/swap/sendToEmail/S', 'Your records: swaps', 'swaps', 3],
    ['/quickpay/sendToEmail/S', 'Your records: quick pay', 'quick-pays', 1],
    ['/transactions/sendDataToEmail/S', 'Your records: transactions', 'transactions', 6],
    ['/transactions/sendUsdDataToEmail/S', 'Your records: USD account', 'usd-transactions', 4],
  ])('come as a file: %s', async (path, subject, name, lines) => {
    expect((await api.get(path, { as: ada })).body.status).toBe(true)
    const mail = await api.mailTo(ada.email)
    expect(mail).toMatchObject({ subject, fileName: expect.stringMatching(`^${name}-[\\d-]+\\.csv$`) })
    expect(cells(await fileOf(mail))).toHaveLength(lines)
  })

  test.each(wire.recordKinds)('of every kind hold nobody else’s: %s', async records => {
    const path = `/transactions/sendUserRecordToEmail/S/${json({ records })}`
    expect((await api.get(path, { as: nobody })).body).toEqual({ status: true, data: [] })
    const mail = await api.mailTo(nobody.email)
    // This member has signed in, so there is one record of a sign-in.
    const own = records === 'sign-ins' ? 1 : 0
    expect(mail?.text).toContain(own ? 'Records in it: 1' : 'There are no such records')
    expect(cells(await fileOf(mail))).toHaveLength(1 + own)
  })

  test('of an administrator are their own, as those of any member', async () => {
    await api.get(`/transactions/sendUserRecordToEmail/S/${json({ records: 'quick-pays' })}`, { as: support })
    expect(cells(await fileOf(await api.mailTo(support.email)))).toHaveLength(1)
  })

  test('are filtered as their list, and other fields are refused by name', async () => {
    const mailed = (fields: object) =>
      api.get(`/transactions/sendUserRecordToEmail/S/${json({ records: 'swaps', ...fields })}`, { as: ada })
    await mailed({ target: 'BTC' })
    expect(cells(await fileOf(await api.mailTo(ada.email)))).toHaveLength(1)
    const wrong = await mailed({ uid: ben.uid })
    expect(wrong).toMatchObject({ status: 422, body: { issues: [{ path: 'filter.uid' }] } })
  })

  test('go along with the mail, and are gone once it was taken', async () => {
    const sent: string[] = []
    const smtp = createTransport({ streamTransport: true, buffer: true })
    smtp.sendMail = (async (mail: object) => {
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
      sent.push(message.toString())
    }) as never
    await api.db.query('delete from private.mailbox')
    await api.get('/swap/sendToEmail/S', { as: ada })
    await deliver(api.db, smtp, 'us@example.com', pino({ level: 'silent' }))
    expect(sent).toHaveLength(1)
    const encoded = /filename=swaps-[\d-]+\.csv\r\n\r\n([\w+/=\r\n]+)/.exec(sent[0] as string)?.[1] ?? ''
    const file = Buffer.from(encoded, 'base64').toString()
    expect(file).toMatch(/^\uFEFFID,Source,/)
    expect(cells(file)).toHaveLength(3)
    const { rows } = await api.db.query(
      'select 1 from private.mailed_files where id in (select file_id from private.mailbox)',
    )
    expect(rows).toEqual([])
  })

  test('that are too many for a mail are refused with words', async () => {
    const crowd = await api.person('crowd')
    await api.db.query(
      `insert into views.swaps (uid, id, source, target, source_amount, received_amount, rate, fee_rate, fee, created_at)
       select $1, n, 'USD', 'USDC', 1, 1, 1, 0, 0, now() from generate_series(1, 50001) as n`,
      [crowd.uid],
    )
    const { body } = await api.get('/swap/sendToEmail/S', { as: crowd })
    expect(body).toMatchObject({ status: false, code: 'TOO_MANY_RECORDS' })
    expect(await api.mailTo(crowd.email)).toBeUndefined()
  })

  test('are written in the member’s language', async () => {
    const zoe = await api.person('zoe')
    await api.db.query(`update private.members set language = 'ja' where uid = $1`, [zoe.uid])
    await api.get('/swap/sendToEmail/S', { as: zoe })
    const mail = await api.mailTo(zoe.email)
    expect(mail?.subject).toBe('履歴：両替')
    expect(cells(await fileOf(mail))[0]?.slice(0, 3)).toEqual(['ID', '元', '先'])
  })
})
