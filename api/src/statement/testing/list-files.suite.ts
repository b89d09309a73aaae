import { describe, expect, test } from 'vitest'
import { headOf } from '../../csv/csv-words.ts'
import type { AnyCall } from '../../http/call.ts'
import { fund } from '../../testing/fund.ts'
import { filter as json } from '../../testing/money.ts'
import { ada, api, ben, cells, csv, support } from './records-given.suite.ts'

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
      const { items } = (schema.anyOf?.[0] ?? schema).properties.data.properties.data
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
