import { contract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApi } from './testing/api.ts'
import { filter } from './testing/deposit-address.ts'
import { shown } from './testing/fund.ts'
import { nothingOf } from './testing/list-calls.ts'
import { saveEntry } from './testing/seed-catalogue.ts'
import { seedLists } from './testing/seed-lists.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly audience: string
  readonly whole?: true
  readonly common?: readonly string[]
  readonly filter?: {
    readonly entries: Parameters<typeof nothingOf>[1] & Record<string, Parameters<typeof nothingOf>[1]>
  }
  readonly answer: {
    readonly entries: Readonly<Record<string, { readonly type?: string; readonly item?: Item }>>
  }
}
type Item = { readonly entries?: object; readonly options?: readonly Item[] }
type Row = Readonly<Record<string, unknown>>

let api: Awaited<ReturnType<typeof startApi>>
let people: { readonly member: Person; readonly admin: Person }

beforeAll(async () => {
  api = await startApi()
  people = await seedLists(api)
  const onRequest = { currency_name: 'XTP', type: 0, scale: 8, on_request: 1, status: 1 }
  await saveEntry(api, 'currency', 'XTP', { currency_code: 'XTP', ...onRequest })
  for (const as of [people.member, await api.person('cho')])
    await api.post('/wallet/create/S', { currency: 'XTP' }, { as })
  await shown(api)
})
afterAll(() => api.stop())

/** Calls that answer records without pages: lists as a whole, and single records. */
const gets = Object.values(contract)
  .flatMap(calls => Object.values(calls) as unknown as readonly Call[])
  .filter(({ method, answer }) => method === 'GET' && answer.entries.data?.type === 'array')
const whole = gets.filter(each => each.whole)

const names = ['email', 'id', 'amount', 'currency', 'type']
/** The fields of a call's records by which every list is filtered that has them. */
const filteredBy = ({ answer }: Call): readonly string[] => {
  const item = answer.entries.data?.item
  const fields = [item, ...(item?.options ?? [])].flatMap(each => Object.keys(each?.entries ?? {}))
  return names.filter(name => fields.includes(name) || (name === 'email' && fields.includes('uid')))
}

const ask = async (
  { path, audience }: Call,
  fields?: object,
  { member, admin } = people,
): Promise<{ status: number; rows: readonly Row[] }> => {
  const as = audience === 'user' ? member : admin
  const asked = path
    .replace('/{json}', '')
    .replace('{kind}', 'top-up')
    .replace('/currencys/{type}', '/currencys/1')
    .replaceAll(/\{(id|uid)\}/g, member.uid)
    .replace('{currency}', 'USD')
    .replaceAll(/\{\w+\}/g, 'none')
  const { status, body } = await api.get(fields ? `${asked}/${filter(fields)}` : asked, { as })
  return { status, rows: Array.isArray(body?.data) ? body.data : [] }
}
/** The rows of a list that is asked for one row after the other. */
const inPages = async (call: Call, fields: object, of: typeof people): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const { rows } = await ask(call, { ...fields, page, limit: 1 }, of)
    if (rows.length === 0) return found
    found.push(...rows)
  }
}
const keyOf = (row: Row) => JSON.stringify([row.uid, row.currency, row.amount, row.request_id])
const shownBy = (row: Row, name: string): unknown => {
  if (name !== 'email' || 'email' in row) return row[name] ?? undefined
  return row.uid === people.member.uid ? people.member.email : undefined
}
const same = (one: unknown, other: unknown) =>
  String(one) === String(other) ||
  (one !== '' && Number.isFinite(Number(one)) && Math.abs(Number(one)) === Math.abs(Number(other)))

describe('every list that is answered as a whole', () => {
  test('offers each filter whose value its rows have', () => {
    expect(whole.length).toBeGreaterThan(45)
    const lacking = whole.flatMap(call =>
      filteredBy(call)
        .filter(name => !(name in (call.filter?.entries ?? {})))
        .map(name => `${call.path} ${name}`),
    )
    expect(lacking).toEqual([])
  })

  test('finds its rows by each value that they show, and none by another', async () => {
    const troubles: string[] = []
    let found = 0
    for (const call of whole) {
      const all = await ask(call)
      for (const name of call.common ?? []) {
        const schema = call.filter?.entries[name]
        const nothing = await ask(call, { [name]: schema && nothingOf(name, schema) })
        if (nothing.status !== all.status || nothing.rows.length > 0)
          troubles.push(`${call.path} ${name}: ${nothing.status}, ${nothing.rows.length} that have another`)
        const row = all.rows.find(each => shownBy(each, name) !== undefined && shownBy(each, name) !== '')
        if (!row) continue
        const value = shownBy(row, name)
        const { status, rows } = await ask(call, { [name]: value })
        const wanted = all.rows.filter(each => same(shownBy(each, name), value))
        if (
          status !== 200 ||
          rows.length !== wanted.length ||
          rows.some(each => !same(shownBy(each, name), value))
        )
          troubles.push(`${call.path} ${name} ${value}: ${status}, ${rows.length} of ${wanted.length}`)
        else found++
      }
    }
    expect(troubles).toEqual([])
    expect(found).toBeGreaterThan(20)
  })

  test('of everybody keeps to a value before it makes a page', async () => {
    const paged = whole.filter(each => 'page' in (each.filter?.entries ?? {}))
    expect(paged.length).toBeGreaterThan(2)
    const everybodys = { ...people, member: { ...people.member, uid: 'all' } }
    for (const call of paged) {
      const { rows: all } = await ask(call, undefined, everybodys)
      expect(new Set(all.map(({ uid }) => uid)).size, call.path).toBeGreaterThan(1)
      for (const name of ['email', 'amount', 'currency'])
        for (const value of new Set(all.map(row => row[name]))) {
          const found = await inPages(call, { [name]: value }, everybodys)
          const wanted = all.filter(row => same(row[name], value))
          expect([call.path, name, value, found.map(keyOf).toSorted()]).toEqual([
            ...[call.path, name, value, wanted.map(keyOf).toSorted()],
          ])
        }
    }
  })

  test('of a member finds all of it by their own e-mail address, and none of it by another', async () => {
    for (const call of whole.filter(({ path, filter }) => /\{id\}/.test(path) && filter?.entries.email)) {
      const all = await ask(call)
      expect(all.rows.length, call.path).toBeGreaterThan(0)
      expect(await ask(call, { email: people.member.email }), call.path).toEqual(all)
      expect((await ask(call, { email: people.admin.email })).rows, call.path).toEqual([])
    }
  })

  test('is declared as one: no other call answers several records', async () => {
    const several: string[] = []
    for (const call of gets.filter(each => !each.whole && filteredBy(each).length > 0)) {
      const { rows } = await ask(call, {})
      if (rows.length > 1) several.push(`${call.path}: ${rows.length}`)
    }
    expect(several).toEqual([])
  })
})
