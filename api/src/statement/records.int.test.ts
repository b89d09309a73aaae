import { createHash } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { wire } from '@strongroom/shared'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { headOf } from '../csv/csv-words.ts'
import type { AnyCall } from '../http/call.ts'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { filter as json, swapForUsdc } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { createAccountStatements } from '../vault/account-statements.ts'
import { deliver } from '../vault/mail/post.ts'
import { createMembers } from '../vault/members.ts'
import { makePapers } from './papers/make-papers.ts'

let api: Api
let ada: Person
let ben: Person
let support: Person
let nobody: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  nobody = await api.person('nobody')
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '1000')
  await fund(api, ben, 'USD', '7')
  for (const sourceAmount of ['100', '20']) await swapForUsdc(api, ada, sourceAmount)
})
afterAll(() => api.stop())

const csv = (path: string, as: Person) => api.get(path, { as, headers: { Accept: 'text/csv' } })
/** The cells of a file without quotes, line by line. */
const cells = (body: string) =>
  body
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(','))

// biome-ignore lint/suspicious/noExplicitAny: the OpenAPI document, as deep as it is.
type Document = any

type List = {
  readonly csv: AnyCall['csv']
  readonly path: string
  readonly fields: readonly (readonly [name: string, schema: Document])[]
}
/** The fields of the records of each list that can be had as a file, as the OpenAPI document says them. */
const listsOfApi = async (): Promise<readonly List[]> => {
  const { paths }: Document = await (await api.app.request('/v1/openapi.json')).json()
  const calls: Document[] = Object.values<Document>(paths).flatMap(path => Object.values(path))
  return calls
    .filter(call => call.responses[200].content?.['text/csv'])
    .map(({ description, responses }) => {
      const { schema } = responses[200].content['application/json']
      const { items } = schema.anyOf[0].properties.data.properties.data
      const kinds: Document[] = items.anyOf ?? [items]
      const path = /Path form: `(.*)`/.exec(description)?.[1] ?? ''
      const { csv } = api.calls.find(each => each.method === 'GET' && each.path === path) as AnyCall
      return { path, csv, fields: kinds.flatMap(kind => Object.entries(kind.properties)) }
    })
}
/** The codes a field may hold, also where it may hold nothing. */
const codesOf = (schema: Document): readonly unknown[] => [
  ...(schema.enum ?? []),
  ...(schema.type === 'boolean' ? [true, false] : []),
  ...(schema.anyOf ?? []).flatMap(codesOf),
]

describe('a list', () => {
  test('is a CSV file for who accepts one: all of it, the oldest row first', async () => {
    const { status, headers, body } = await csv(`/swap/list/S/${json({ limit: 1 })}`, ada)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=UTF-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="swaps-\d{8}-\d{6}\.csv"$/)
    expect(headers.get('cache-control')).toBe('no-store')
    const [head, ...rows] = cells(body)
    expect(head).toEqual([
      'id',
      'source',
      'target',
      'sourceAmount',
      'receivedAmount',
      'feeRate',
      'fee',
      'rate',
      'created_date',
    ])
    expect(rows.map(row => row.slice(1, 5))).toEqual([
      ['USD', 'USDC', '100.00', '99.700000'],
      ['USD', 'USDC', '20.00', '19.940000'],
    ])
  })

  test('is headed by words for who says their language, and always in the same order', async () => {
    const headed = async (language: string) => {
      const headers = { Accept: 'text/csv', 'Accept-Language': language }
      return cells((await api.get('/swap/list/S', { as: ada, headers })).body)[0]
    }
    expect(await headed('en-GB')).toEqual([
      'ID',
      'Source',
      'Target',
      'Source amount',
      'Received amount',
      'Fee rate',
      'Fee',
      'Rate',
      'Created',
    ])
    expect((await headed('zh-Hant'))?.slice(1, 5)).toEqual(['來源', '目標', '兌出金額', '收到金額'])
    expect((await headed('*'))?.at(-1)).toBe('created_date')
  })

  test('has words of its own for each column, in every language', async () => {
    const lists = await listsOfApi()
    expect(lists.length).toBeGreaterThan(50)
    for (const language of ['en', 'zh', 'sc', 'ja'] as const)
      for (const list of lists) {
        const fields = [...new Set(list.fields.map(([name]) => name))]
        const heads = fields.map(field => headOf(list.csv, field, language))
        expect(heads).not.toContain(fields.find((field, at) => heads[at] === field))
        expect([...new Set(heads)]).toEqual(heads)
      }
  })

  test('says in words what its codes mean, in every list, to who says their language', async () => {
    const codes = (await listsOfApi()).flatMap(({ path, csv, fields }) =>
      fields.flatMap(([field, schema]) => codesOf(schema).map(code => ({ path, csv, field, code }))),
    )
    expect(codes.length).toBeGreaterThan(200)
    // Months are a number.
    const without = codes.filter(
      ({ csv, field, code }) => field !== 'term' && !csv?.codes?.[field]?.[String(code)],
    )
    expect(without.map(({ path, field, code }) => ({ path, field, code }))).toEqual([])

    const statement = async (language: string) => {
      const headers = { Accept: 'text/csv', 'Accept-Language': language }
      const { body } = await api.get(`/usertransactions/list/${ada.uid}/S`, { as: ada, headers })
      return cells(body)[1]?.slice(2, 4)
    }
    expect(await statement('*')).toEqual(['top-up', 'done'])
    expect(await statement('en')).toEqual(['Top-up', 'Settled'])
    expect(await statement('ja')).toEqual(['チャージ', '完了'])
  })

  test('keeps its filter, and is only its head when nothing is left', async () => {
    const found = await csv(`/usertransactions/list/${ada.uid}/S/${json({ type: 'swap-out' })}`, ada)
    expect(cells(found.body).map(row => row[2])).toEqual(['type', 'swap-out', 'swap-out'])
    const none = await csv(`/swap/list/S/${json({ source: 'BTC' })}`, ada)
    expect(cells(none.body)).toHaveLength(1)
  })

  test('of somebody else is no more to be had as a file than on screen', async () => {
    expect((await csv(`/usertransactions/list/${ada.uid}/S`, ben)).status).toBe(403)
    expect((await csv('/transactions/list/S', ben)).status).toBe(403)
    expect((await csv(`/swap/list/S/${json({ uid: ada.uid })}`, ben)).status).toBe(422)
    expect(cells((await csv('/swap/list/S', ben)).body)).toHaveLength(1)
    expect(cells((await csv(`/user/logswaplist/S/${json({ uid: ada.uid })}`, ben)).body)).toHaveLength(1)
  })

  test('of everybody is for administrators, and no name in it is a formula', async () => {
    const eve = await api.person('=HYPERLINK("http://x")')
    await fund(api, eve, 'USD', '1')
    const { body } = await csv(`/transactions/list/S/${json({ uid: eve.uid })}`, support)
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`)
    const swaps = await csv('/user/logswaplist/S', support)
    expect(cells(swaps.body).map(row => row.slice(-3))).toEqual([
      ['uid', 'username', 'email'],
      [ada.uid, 'ada', ada.email],
      [ada.uid, 'ada', ada.email],
    ])
  })

  test('of many pages is whole, each row once', async () => {
    const many = await api.person('many')
    await api.db.query(
      `insert into views.swaps (uid, id, source, target, source_amount, received_amount, rate, fee_rate, fee, created_at)
       select $1, 'swap-' || n, 'USD', 'USDC', n, n, 1, 0, 0, timestamptz '2026-01-01' + n * interval '1 second'
       from generate_series(1, 2500) as n`,
      [many.uid],
    )
    const [, ...rows] = cells((await csv('/swap/list/S', many)).body)
    expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 2500 }, (_, at) => `swap-${at + 1}`))
  })
})

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

describe('one transaction', () => {
  const open = (id: string, as: Person) => api.get(`/transactions/${encodeURIComponent(id)}/S`, { as })
  const linesOf = async (type: string): Promise<wire.Transaction[]> =>
    (await api.get(`/usertransactions/list/${ada.uid}/S/${json({ type })}`, { as: ada })).body.data.data
  const opened = async (id: string): Promise<wire.OneTransaction> => (await open(id, ada)).body.data[0]

  test('says what became of it, and names the other lines of the same movement', async () => {
    const [out] = await linesOf('swap-out')
    const swap = await opened(out?.id ?? '')
    expect(swap).toMatchObject({ ...out, counterparty_name: null, own_note: null })
    expect(swap.history.map(({ event, by }) => [event, by])).toEqual([['SwapSettled', 'member']])
    expect(swap.related.map(({ type, reference }) => [type, reference])).toEqual([
      ['swap-in', out?.reference],
    ])
    const [topUp] = await linesOf('top-up')
    const { history, related, booked_date } = await opened(topUp?.id ?? '')
    expect(history.map(({ event }) => event)).toEqual(['TopUpSubmitted', 'TopUpApproved'])
    expect([history[0]?.created_date, history[1]?.created_date]).toEqual([topUp?.created_date, booked_date])
    expect(related).toEqual([])
  })

  test('keeps a note that only its member reads', async () => {
    const [line] = await linesOf('top-up')
    const id = line?.id ?? ''
    const note = (text: string, as: Person) =>
      api.ask('PUT', `/transactions/${encodeURIComponent(id)}/note/S`, { as, body: { note: text } })
    expect((await note('for the boat', ada)).body.status).toBe(true)
    expect((await opened(id)).own_note).toBe('for the boat')
    expect(JSON.stringify((await open(`${ada.uid}.${id}`, support)).body)).not.toContain('the boat')
    expect((await note('mine too', ben)).status).toBe(404)
    expect((await open(id, ben)).status).toBe(404)
    await note(' ', ada)
    expect((await opened(id)).own_note).toBeNull()
  })
})

describe('a statement of account', () => {
  const zone = 'Asia/Hong_Kong'
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  const from = (day: string) => ({ from: day, to: day })
  const ask = (as: Person, body: object) =>
    api.post('/statements/S', { timeZone: zone, language: 'en', ...from(dayOf(new Date())), ...body }, { as })
  const kept = async (as: Person): Promise<readonly wire.AccountStatement[]> =>
    (await api.get('/statements/S', { as })).body.data
  const make = (most?: { papers: number; bytes: number }) =>
    makePapers({
      ...{ accountStatements: createAccountStatements(api.db, most), db: api.db, log: api.log },
      ...{ views: api.views, members: createMembers(api.db), catalogue: api.catalogue },
      ...{ logger: pino({ level: 'silent' }), now: () => new Date(), stopping: new AbortController().signal },
    })()
  const fileOf = async (as: Person, id: string, format: string) => {
    const answer = await api.get(`/statements/${id}/${format}/S`, { as })
    return { ...answer, text: String(answer.body) }
  }

  test('is made by a job, adds up line by line, and is kept with the SHA-256 of its files', async () => {
    const { body } = await ask(ada, { from: '2020-01-01' })
    const { id } = body.data[0]
    expect((await kept(ada))[0]).toMatchObject({ id, status: 0, files: [] })
    await make()
    const [statement] = await kept(ada)
    const { state } = await api.ledger.load(walletDecider, ada.uid)
    for (const { currency, opening, closing } of statement?.balances ?? []) {
      expect(Number(opening)).toBe(0)
      expect(Number(closing)).toBe(Number(state.balances[currency]?.available))
    }
    expect(statement).toMatchObject({ id, status: 1, language: 'en', time_zone: zone, lines: 5 })
    const csv = await fileOf(ada, id, 'csv')
    expect(statement?.files.find(({ format }) => format === 'csv')?.sha256).toBe(
      createHash('sha256').update(`\uFEFF${csv.text}`).digest('hex'),
    )
    const rows = cells(csv.text).slice(1)
    for (const currency of ['USD', 'USDC']) {
      const own = rows.filter(([first]) => first === currency)
      for (const [at, row] of own.slice(1).entries())
        expect(Number(own[at]?.at(-4)) + Number(row.at(-5))).toBeCloseTo(Number(row.at(-4)), 9)
    }
    expect(rows.map(row => row[2])).toContain('Opening balance')
    expect((await fileOf(ada, id, 'pdf')).headers.get('content-type')).toBe('application/pdf')
  })

  test('is nobody else’s, and goes with its member', async () => {
    const leaver = await api.person('leaver')
    const { id } = (await ask(leaver, {})).body.data[0]
    await make()
    expect(await kept(leaver)).toMatchObject([{ id, status: 1, lines: 0 }])
    expect(await kept(nobody)).toEqual([])
    expect((await fileOf(nobody, id, 'pdf')).status).toBe(404)
    await api.db.query('delete from private.members where uid = $1', [leaver.uid])
    const { rows } = await api.db.query(
      'select 1 from private.account_statement_files where statement_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('is not given out where it differs from the log', async () => {
    const cheated = await api.person('cheated')
    await fund(api, cheated, 'USD', '10')
    await api.db.query('update views.movements set amount = 11, available_after = 11 where uid = $1', [
      cheated.uid,
    ])
    const { id } = (await ask(cheated, {})).body.data[0]
    await make()
    expect(await kept(cheated)).toMatchObject([{ id, status: -1, files: [] }])
  })

  test('ends where all read models of it are: a line that the others do not have yet is left out', async () => {
    const moving = await api.person('moving')
    await fund(api, moving, 'USD', '10')
    await api.db.query(
      `insert into views.movements
         (uid, id, currency, kind, reference, state, amount, available_after, number, created_at, booked_at)
       values ($1, 'top-up:ahead', 'USD', 'top-up', 'ahead', 'done', 5, 15, 1000000000, now(), now())`,
      [moving.uid],
    )
    const { id } = (await ask(moving, {})).body.data[0]
    await make()
    const [statement] = await kept(moving)
    expect(statement).toMatchObject({ id, status: 1, lines: 1 })
    expect(statement?.balances.map(({ closing }) => Number(closing))).toEqual([10])
  })

  test('and a confirmation of balances count the same events, also where a clock was behind', async () => {
    const skewed = await api.person('skewed')
    for (const amount of ['10', '5']) await fund(api, skewed, 'USD', amount)
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const { rows } = await api.db.query<{ number: string }>(
      'select number from views.movements where uid = $1 order by number',
      [skewed.uid],
    )
    const set = (at: Date, condition: string, first: string) =>
      Promise.all([
        api.db.query(`update views.events set created_at = $2 where uid = $1 and number ${condition} $3`, [
          ...[skewed.uid, at, first],
        ]),
        api.db.query(`update views.movements set booked_at = $2 where uid = $1 and number ${condition} $3`, [
          ...[skewed.uid, at, first],
        ]),
      ])
    const [first = ''] = rows.map(({ number }) => number)
    await set(daysAgo(2), '<=', first)
    await set(daysAgo(5), '>', first)
    const day = dayOf(daysAgo(4))
    const asked = [
      (await ask(skewed, { ...from(day), from: '2020-01-01' })).body.data[0].id,
      (await ask(skewed, { ...from(day), kind: 'balances' })).body.data[0].id,
    ]
    await make()
    const papers = await kept(skewed)
    const closing = asked.map(id => papers.find(each => each.id === id)?.balances ?? [])
    expect(papers.map(({ status }) => status)).toEqual([1, 1])
    expect(closing).toEqual([[], []])
  })

  describe('that the database refuses', () => {
    const refuse = async (times: number) => {
      await api.db.query('create sequence refusals')
      await api.db.query(`create function refuse_papers() returns trigger language plpgsql as $$
        begin
          if nextval('refusals') <= ${times} then raise exception 'deadlock' using errcode = '40P01'; end if;
          return new;
        end $$`)
      await api.db.query(`create trigger refuse_papers before insert on private.account_statement_files
        for each statement execute function refuse_papers()`)
    }
    afterEach(() => api.db.query('drop function refuse_papers cascade; drop sequence refusals'))

    test('for a moment is tried again, and made', async () => {
      await refuse(2)
      const unlucky = await api.person('unlucky')
      const { id } = (await ask(unlucky, {})).body.data[0]
      await make()
      expect(await kept(unlucky)).toMatchObject([{ id, status: 1 }])
    })

    test('again and again is given up after five tries', async () => {
      await refuse(1_000)
      const hopeless = await api.person('hopeless')
      const { id } = (await ask(hopeless, {})).body.data[0]
      await make()
      expect(await kept(hopeless)).toMatchObject([{ id, status: -1, files: [] }])
      const { rows } = await api.db.query('select last_value::int as tries from refusals')
      expect(rows).toEqual([{ tries: 5 }])
    })
  })

  test('is kept among the newest hundred of its member, in so many bytes of files', async () => {
    const collector = await api.person('collector')
    await api.db.query(
      `insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language, asked_at, status)
       select gen_random_uuid(), $1, 'statement', '2026-01-01', '2026-01-01', 'UTC', 'en', now() - n * interval '1 day', 1
       from generate_series(1, 105) as n`,
      [collector.uid],
    )
    const count = async () =>
      (
        await api.db.query<{ kept: number }>(
          'select count(*)::int as kept from private.account_statements where uid = $1',
          [collector.uid],
        )
      ).rows[0]?.kept
    const { id } = (await ask(collector, {})).body.data[0]
    await make()
    expect(await count()).toBe(100)
    await api.db.query(
      `insert into private.account_statement_files (statement_id, format, content, digest)
       select id, 'pdf', decode(repeat('00', 600000), 'hex'), 'x' from private.account_statements
       where uid = $1 and status = 1 and id <> $2 order by asked_at desc limit 2`,
      [collector.uid, id],
    )
    const second = (await ask(collector, {})).body.data[0].id
    await make({ papers: 100, bytes: 1_000_000 })
    const ids = (await kept(collector)).map(each => each.id)
    expect(ids.slice(0, 2)).toEqual([second, id])
    expect(ids).toHaveLength(3)
  })

  test('is of days that have begun; a confirmation of balances of one that has ended', async () => {
    const tomorrow = dayOf(new Date(Date.now() + 2 * 86_400_000))
    expect((await ask(ada, { to: tomorrow })).body.issues).toMatchObject([{ path: 'to' }])
    expect((await ask(ada, { from: tomorrow })).status).toBe(422)
    expect((await ask(ada, { kind: 'balances', to: dayOf(new Date()) })).body.issues).toMatchObject([
      { path: 'to' },
    ])
    const { id } = (await ask(ada, { kind: 'balances', from: '2020-01-01', to: '2020-01-01' })).body.data[0]
    await make()
    const confirmation = (await kept(ada)).find(each => each.id === id)
    expect(confirmation).toMatchObject({ kind: 'balances', status: 1, balances: [] })
    expect(confirmation?.files.map(({ format }) => format)).toEqual(['pdf'])
  })
})
