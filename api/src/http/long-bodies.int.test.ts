import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'

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
