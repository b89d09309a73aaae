import { Decimal } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from './testing/api.ts'
import {
  asker,
  type ListCall,
  type Listed,
  listCalls,
  listenTo,
  nothingOf,
  optionsOf,
  type Question,
} from './testing/list-calls.ts'
import { seedLists } from './testing/seed-lists.ts'

let api: Awaited<ReturnType<typeof startApi>>
let ask: ReturnType<typeof asker>
const emails = new Map<string, string>()
/** Questions that are asked alike when the same list is asked for twice: those about the list itself. */
let steady: (asked: readonly Question[]) => readonly Question[]

const calls = listCalls()
/** Events are searched by their legs. */
const events = '/audit/events/S/{json}'
const windows = ['page', 'limit', 'order', 'sort', 'timeZone']

beforeAll(async () => {
  api = await startApi()
  const people = await seedLists(api)
  ask = asker(api, listenTo(api), people)
  for (const { uid, email } of [people.member, people.admin]) emails.set(uid, email)
  const [first, second] = [await ask(calls[0] as ListCall, {}), await ask(calls[0] as ListCall, {})]
  const values = new Set(first.asked.map(({ values }) => values))
  const changing = new Set(second.asked.filter(each => !values.has(each.values)).map(({ text }) => text))
  steady = asked => asked.filter(({ text }) => !changing.has(text))
})
afterAll(() => api.stop())

/** The value that a row shows under the name of a filter that every list has. */
const shownBy = (row: Listed['rows'][number], name: string, asker: string): unknown => {
  if (name !== 'email') return row[name] ?? undefined
  return typeof row.email === 'string' && row.email !== ''
    ? row.email
    : (emails.get(String(row.uid ?? row.sender)) ?? (row.uid ? undefined : asker))
}
const same = (one: unknown, other: unknown) =>
  one === other || (Number.isFinite(Number(one)) && Math.abs(Number(one)) === Math.abs(Number(other)))

const named = ({ path, kind = '' }: ListCall) => `${path} ${kind}`
const told = (asked: readonly Question[]) => JSON.stringify(steady(asked))
/** The questions asked of the database, and the rows in their order. */
const toldWithRows = ({ asked, rows }: Listed) => told(asked) + JSON.stringify(rows)
const holds = ({ asked }: Listed, value: unknown) =>
  asked.some(({ values }) => values.toLowerCase().includes(String(value).toLowerCase()))

/** Why a field that names its values is not a filter, or nothing. */
const optionTrouble = async (call: ListCall, name: string, options: readonly unknown[], all: Listed) => {
  const found: Listed[] = []
  for (const option of options) {
    const each = await ask(call, { [name]: option, limit: 100 })
    if (each.status !== 200) return `${option}: ${each.status}`
    if (each.rows.some(row => row[name] !== undefined && row[name] !== option)) return `${option}: others too`
    found.push(each)
  }
  const sum = found.reduce((sum, { total }) => sum + total, 0)
  if (found.length > 1 && sum > all.total) return `${sum} rows in all, where there are ${all.total}`
  if (found.length > 1 && new Set(found.map(each => told(each.asked))).size === 1 && sum === 0)
    return 'the database is asked the same, whatever the value'
  return undefined
}

/** Why a field of any value is not a filter, or nothing. */
const valueTrouble = async (call: ListCall, name: string, all: Listed) => {
  const schema = call.filter.entries[name]
  const value = schema && nothingOf(name, schema)
  if (value === undefined) return 'the test knows no value for it'
  const found = await ask(call, { [name]: value })
  if (found.status !== 200) return `${value}: ${found.status}`
  if (found.total > 0 || found.rows.length > 0) return `${value} finds ${found.total} of ${all.total}`
  const isCommon = call.common?.includes(name)
  return all.total > 0 || isCommon || holds(found, value)
    ? undefined
    : 'nothing is there, and the database is not asked'
}

const figureOf = ({ ranges = 'amount' }: ListCall, row: Listed['rows'][number]): Decimal | undefined => {
  const shown = Number(row[ranges]) === 0 ? (row.asked ?? row[ranges]) : row[ranges]
  return typeof shown === 'string' ? new Decimal(shown).abs() : undefined
}
const figuresOf = (call: ListCall, { rows }: Listed) =>
  rows.flatMap(row => figureOf(call, row) ?? []).toSorted((a, b) => a.comparedTo(b))

describe('every list', () => {
  test('is one of the contract', () => expect(calls.length).toBeGreaterThan(75))

  test('takes each filter that it offers, and does what it says', async () => {
    const troubles: string[] = []
    for (const call of calls) {
      const all = await ask(call, {})
      expect(all.status, call.path).toBe(200)
      for (const [name, schema] of Object.entries(call.filter.entries)) {
        if (windows.includes(name)) continue
        const options = optionsOf(schema)
        const trouble = options
          ? await optionTrouble(call, name, options, all)
          : await valueTrouble(call, name, all)
        if (trouble) troubles.push(`${named(call)} ${name}: ${trouble}`)
      }
    }
    expect(troubles).toEqual([])
  })

  test('finds its rows by each value that they show, and by their member’s e-mail', async () => {
    const troubles: string[] = []
    let found = 0
    for (const call of calls) {
      const all = await ask(call, { limit: 100 })
      for (const name of call.common ?? []) {
        const shows = (each: Listed['rows'][number]) => shownBy(each, name, all.asker) !== undefined
        // One below zero first: it is found by what it shows, sign and all.
        const row = all.rows.find(each => shows(each) && Number(each[name]) < 0) ?? all.rows.find(shows)
        const value = row && shownBy(row, name, all.asker)
        if (value === undefined) continue
        const { status, rows, total } = await ask(call, { [name]: value, limit: 100 })
        const others = rows.filter(each => !same(shownBy(each, name, all.asker), value))
        if (status !== 200 || rows.length === 0 || others.length > 0 || total > all.total)
          troubles.push(
            `${named(call)} ${name} ${value}: ${status}, ${rows.length} of ${total}, ${others.length} others`,
          )
        else found++
      }
    }
    expect(troubles).toEqual([])
    expect(found).toBeGreaterThan(45)
  })

  test('of administrators is searched by the e-mail address of each member that it shows', async () => {
    const troubles: string[] = []
    for (const call of calls.filter(({ audience }) => audience !== 'user')) {
      if (!('search' in call.filter.entries)) continue
      const all = await ask(call, { limit: 100 })
      const row = all.rows.find(({ email }) => typeof email === 'string' && email !== '')
      if (!row) continue
      const { status, rows } = await ask(call, { search: row.email, limit: 100 })
      if (status !== 200 || !rows.some(({ email }) => email === row.email))
        troubles.push(`${named(call)}: ${status}`)
    }
    expect(troubles).toEqual([])
  })

  test('is really ordered by each of its sorts, both ways', async () => {
    const troubles: string[] = []
    for (const call of calls) {
      const asked = new Map<string, string>()
      for (const sort of optionsOf(call.filter.entries.sort) as readonly string[])
        for (const order of ['asc', 'desc'] as const) {
          const found = await ask(call, { sort, order, limit: 100 })
          expect(found.status, call.path).toBe(200)
          const trouble = orderTrouble(found, sort, order)
          if (trouble) troubles.push(`${named(call)} ${sort} ${order}: ${trouble}`)
          if (isKnown(found, sort)) continue
          const same = asked.get(toldWithRows(found))
          if (same)
            troubles.push(`${named(call)} ${sort} ${order}: the database is asked the same as for ${same}`)
          asked.set(toldWithRows(found), `${sort} ${order}`)
        }
    }
    expect(troubles).toEqual([])
  })

  test('takes days as those of the zone that is named, or refuses it', async () => {
    const troubles: string[] = []
    for (const call of calls) {
      const found = await ask(call, { from: '2020-01-01', timeZone: 'Pacific/Kiritimati' })
      const isOfDatabase = found.asked.some(({ text }) => /offset/.test(text))
      if (found.status === 200 && isOfDatabase && !holds(found, 'Kiritimati')) troubles.push(named(call))
    }
    expect(troubles).toEqual([])
  })

  test('keeps the rows that show an amount of its range, both bounds included', async () => {
    const ranged = calls.filter(({ filter, path }) => 'amount_from' in filter.entries && path !== events)
    expect(ranged.length).toBeGreaterThan(30)
    let compared = 0
    for (const call of ranged) {
      const all = figuresOf(call, await ask(call, { limit: 100 }))
      const middle = all[Math.floor(all.length / 2)]
      if (!middle) continue
      compared++
      const within = async (range: object) => figuresOf(call, await ask(call, { limit: 100, ...range }))
      expect(await within({ amount_from: middle.toFixed() }), call.path).toEqual(
        all.filter(each => each.greaterThanOrEqualTo(middle)),
      )
      expect(await within({ amount_to: middle.toFixed() }), call.path).toEqual(
        all.filter(each => each.lessThanOrEqualTo(middle)),
      )
    }
    expect(compared).toBeGreaterThan(6)
  })

  test('says by name which bound of a range is none', async () => {
    const [call] = calls.filter(({ path }) => path.startsWith('/topup/list'))
    for (const [bound, message] of [
      ['ten', 'A decimal string, such as "100.00"'],
      [true, 'A decimal string, such as "100.00"'],
      ['-1', 'Must not be below 0'],
      ['1000000000000000', 'At most 15 digits before the point'],
    ] as const)
      for (const field of ['amount_from', 'amount_to']) {
        const { status, issues } = await ask(call as ListCall, { [field]: bound })
        expect([status, issues]).toEqual([422, [{ path: `filter.${field}`, message }]])
      }
  })

  test('gives the page that was asked for, and nothing past its end', async () => {
    const troubles: string[] = []
    for (const call of calls) {
      const [all, one, past] = [
        await ask(call, {}),
        await ask(call, { limit: 1 }),
        await ask(call, { page: 400 }),
      ]
      if (one.rows.length > 1) troubles.push(`${named(call)} limit: ${one.rows.length} rows`)
      if (past.rows.length > 0) troubles.push(`${named(call)} page: ${past.rows.length} rows`)
      const isAsked = past.asked.some(({ text }) => /offset/.test(text))
      if (all.total === 0 && !isAsked)
        troubles.push(`${named(call)} page: nothing is there, and none is asked for`)
    }
    expect(troubles).toEqual([])
  })
})

const valuesOf = ({ rows }: Listed, sort: string) =>
  rows.map(row => row[sort]).filter(value => value !== null && value !== undefined)

/** Whether the rows alone tell what they are ordered by. */
const isKnown = (found: Listed, sort: string) => new Set(valuesOf(found, sort)).size > 1

const orderTrouble = (found: Listed, sort: string, order: 'asc' | 'desc'): string | undefined => {
  const values = valuesOf(found, sort)
  const up = order === 'asc' ? values : values.toReversed()
  const wrong = up.findIndex((value, at) => at > 0 && isAfter(up[at - 1], value))
  return wrong > 0 ? `${up[wrong - 1]} before ${up[wrong]}` : undefined
}

const isAfter = (a: unknown, b: unknown): boolean => {
  const [x, y] = [Number(a), Number(b)]
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x > y
  return String(a).localeCompare(String(b), 'en', { sensitivity: 'base' }) > 0
}
