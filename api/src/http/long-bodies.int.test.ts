import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
beforeAll(async () => {
  api = await startApi()
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

const save = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  api.post('/logcards/saveSpendLog/S', body, { as: finance, headers })
const long = 600_000

describe('a long body', () => {
  test.each([
    ['that is no JSON', `{"csv":"${'x'.repeat(long)}`, 'Malformed JSON'],
    ['with NUL', JSON.stringify({ csv: `${'x'.repeat(long)}\0` }), 'NUL and broken Unicode are not allowed'],
    ['nested too deeply', `${'['.repeat(40)}"${'x'.repeat(long)}"${']'.repeat(40)}`, 'Nested too deeply'],
    ['of very many values', JSON.stringify(Array.from({ length: long / 2 }, () => 1)), 'Too many values'],
    ['with a wrong field', JSON.stringify({ csv: 'x'.repeat(long), dryRun: 7 }), undefined],
  ])('%s is 422', async (_, body, message) => {
    const { status, body: answer } = await save(body)
    expect([status, answer.code]).toEqual([422, 'INVALID'])
    if (message) expect(answer.issues).toEqual([{ path: 'body', message }])
  })

  test('of several bytes a letter is read as it was written, announced or not', async () => {
    const head = 'card_id,amount,settlement_date,purchase_date,merchant,network_transaction_id,卡'
    const lines = 'C-1,1,2026-02-03,2026-02-01,€,NT,😀\n'.repeat(long / 20)
    const body = JSON.stringify({ csv: `${head}\n${lines}`, dryRun: 1 })
    const announced = await save(body, { 'Content-Length': String(Buffer.byteLength(body)) })
    const [{ rows, problems }] = announced.body.data
    expect(rows).toBe(long / 20)
    expect(problems).toContainEqual(expect.objectContaining({ field: '卡' }))
    expect((await save(body)).body.data[0].problems).toEqual(problems)
  })

  test('is not parsed where others wait', async () => {
    const parse = JSON.parse
    const parsedHere: number[] = []
    JSON.parse = (text, ...more) => {
      parsedHere.push(text.length)
      return parse(text, ...more)
    }
    try {
      await save(JSON.stringify({ csv: 'x'.repeat(long) }))
    } finally {
      JSON.parse = parse
    }
    expect(Math.max(0, ...parsedHere)).toBeLessThan(long)
  })

  test('is known again by its Idempotency-Key, and told from another that differs in its last letter', async () => {
    const headers = { 'Idempotency-Key': 'long-body' }
    const body = (last: string) => JSON.stringify({ csv: `${'😀x'.repeat(long / 4)}${last}`, dryRun: 1 })
    expect((await save(body('a'), headers)).status).toBe(200)
    expect((await save(body('a'), headers)).status).toBe(200)
    expect((await save(body('b'), headers)).status).toBe(409)
  })
})

describe('the text of a file in a long body', () => {
  const columns = { booked_on: 'Date', amount: 'Amount', reference: 'Text' }
  const row = '2026-10-05,1.00,支付 of the fifth of October\n'
  const content = `Date,Amount,Text\n${row.repeat(long / row.length)}`
  let source: string
  beforeAll(async () => {
    await seedCatalogue(api)
    const rules = [{ by: 'reference', days: 3, tolerance: '0' }]
    const custody = { name: 'Custody', account: 'world:chain', currency: 'USD', format: 'csv', rules }
    const given = { ...custody, mapping: columns }
    source = (await api.post('/finance/statementsources/S', given, { as: finance })).body.data[0].id
  })
  const take = (text: string, headers = {}) => {
    const body = JSON.stringify({ source, file_name: 'october.csv', content: text })
    return () => api.post('/finance/statements/S', body, { as: finance, headers })
  }

  /** The longest texts that were made into others on this thread meanwhile. */
  const longestOf = async (work: () => Promise<unknown>): Promise<number> => {
    const { from } = Buffer
    const { parse, stringify } = JSON
    let longest = 0
    const note = (text: unknown) => {
      if (typeof text === 'string') longest = Math.max(longest, text.length)
    }
    Buffer.from = ((...given: Parameters<typeof from>) => {
      note(given[0])
      return from(...given)
    }) as typeof from
    JSON.parse = (text, ...more) => {
      note(text)
      return parse(text, ...more)
    }
    JSON.stringify = ((...given: Parameters<typeof stringify>) => {
      const text = stringify(...given)
      note(text)
      return text
    }) as typeof stringify
    try {
      await work()
    } finally {
      Object.assign(Buffer, { from })
      Object.assign(JSON, { parse, stringify })
    }
    return longest
  }

  test('is not handled where others wait, and is kept in pieces that are', async () => {
    const keyed = take(content, { 'Idempotency-Key': 'a-file' })
    let first: unknown
    const longest = await longestOf(async () => {
      first = (await keyed()).body
    })
    expect([longest < 10_000, first]).toEqual([true, expect.objectContaining({ status: true })])
    const { rows } = await api.db.query(
      'select begins_at, content from private.statement_file_pieces order by begins_at',
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(Math.max(...rows.map(row => row.content.length))).toBeLessThanOrEqual(512 * 1024)
    expect(Buffer.concat(rows.map(row => row.content)).toString()).toBe(content)
    expect((await keyed()).status).toBe(200)
    expect((await take(`${content}x`, { 'Idempotency-Key': 'a-file' })()).status).toBe(409)
  })

  test('is judged by its length as any text is', async () => {
    const path = 'content'
    expect((await take('')()).body.issues).toEqual([{ path, message: 'The file is empty' }])
    const { body } = await take('x'.repeat(33 * 1024 * 1024))()
    expect(body).toMatchObject({ code: 'INVALID', issues: [{ path }] })
    const none = { source, file_name: 'october.csv', content: 7 }
    expect((await api.post('/finance/statements/S', none, { as: finance })).body.issues).toMatchObject([
      { path },
    ])
  })

  test('of few letters is taken as any other', async () => {
    const { status, body } = await take(`Date,Amount,Text\n${row}`)()
    expect(status).toBe(200)
    const { rows } = await api.db.query(
      'select content from private.statement_file_pieces where statement_id = $1',
      [body.data[0].id],
    )
    expect(rows.map(each => each.content.toString())).toEqual([`Date,Amount,Text\n${row}`])
  })
})
