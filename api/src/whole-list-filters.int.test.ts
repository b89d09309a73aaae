import { contract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApi } from './testing/api.ts'
import { filter } from './testing/deposit-address.ts'
import { nothingOf } from './testing/list-calls.ts'
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
): Promise<{ status: number; rows: readonly Row[] }> => {
  const as = audience === 'user' ? people.member : people.admin
  const asked = path
    .replace('/{json}', '')
    .replace('{kind}', 'top-up')
    .replace('/currencys/{type}', '/currencys/1')
    .replaceAll(/\{(id|uid)\}/g, people.member.uid)
    .replaceAll(/\{\w+\}/g, 'none')
  const { status, body } = await api.get(fields ? `${asked}/${filter(fields)}` : asked, { as })
  return { status, rows: Array.isArray(body?.data) ? body.data : [] }
}
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

  test('is declared as one: no other call answers several records', async () => {
    const several: string[] = []
    for (const call of gets.filter(each => !each.whole && filteredBy(each).length > 0)) {
      const { rows } = await ask(call, {})
      if (rows.length > 1) several.push(`${call.path}: ${rows.length}`)
    }
    expect(several).toEqual([])
  })
})
