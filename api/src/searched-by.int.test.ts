import { everyField, searchedBy } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desks } from './testing/behind/desks.ts'
import { fillLists } from './testing/behind/lists.ts'
import { moneyIn } from './testing/behind/money-in.ts'
import { moneyOut } from './testing/behind/money-out.ts'
import { openWorld, type World } from './testing/behind/world.ts'
import { startFakeCustody } from './testing/fake-custody.ts'
import { fakeScreening } from './testing/fake-screening.ts'
import { shown } from './testing/fund.ts'
import { asker, type ListCall, type Listed, listCalls, listenTo } from './testing/list-calls.ts'
import { saveEntry } from './testing/seed-catalogue.ts'
import { entries } from './testing/seed-lists.ts'

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let ask: ReturnType<typeof asker>
/** The bulk job whose rows are a list. */
let bulkJob: string
beforeAll(async () => {
  world = await openWorld({ custody, screening })
  for (const play of Object.values({ ...moneyIn, ...moneyOut, ...desks })) await play(world)
  bulkJob = (await fillLists(world)).bulkJob
  // Afterwards: the plays have plans and pairs of their own.
  for (const [kind, id, value] of entries) await saveEntry(world.api, kind, id, value)
  await shown(world.api)
  ask = asker(world.api, listenTo(world.api), { member: world.ada, admin: world.boss })
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})

const pathOf = ({ path }: ListCall) => path.replace(/\/S\/\{json\}$/, '')
const searched = listCalls().filter(({ filter }) => 'search' in filter.entries)

type Row = Listed['rows'][number]
/** The first rows of a list, and the first of each kind that it has. */
const triedOf = (rows: Listed['rows']) =>
  rows.filter((row, at) => at < 3 || rows.findIndex(({ kind }) => kind === row.kind) === at)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** The fields of a row by which it has to be found. */
const fieldsOf = (call: ListCall, row: Row): readonly string[] => {
  const fields = searchedBy[pathOf(call)] ?? []
  return (typeof fields === 'string' ? Object.keys(row).filter(name => !/date$/.test(name)) : fields).filter(
    name => isText(row[name]),
  )
}
/** A member's name stands beside their id: `username` beside `uid`, `sender_username` beside `sender`. */
const namesMember = (row: Row, uid: string) =>
  Object.keys(row).some(
    name => row[name] === uid && (name === 'uid' ? 'username' : `${name}_username`) in row,
  )
const findsIt = async (call: ListCall, row: Row, search: string) =>
  (await ask(call, { search, limit: 100 })).rows.some(each => JSON.stringify(each) === JSON.stringify(row))

describe('what lists are searched by', () => {
  test('is declared for every list that is searched, by fields that its rows have', () => {
    const paths = [...new Set(searched.map(pathOf))].toSorted()
    expect(Object.keys(searchedBy).toSorted()).toEqual(paths)
    for (const call of searched) {
      const fields = searchedBy[pathOf(call)]
      const { data } = call.answer.entries as unknown as {
        data: { entries: { data: { item: { entries: object } } } }
      }
      const known = Object.keys(data.entries.data.item.entries)
      if (fields !== everyField) expect(known, call.path).toEqual(expect.arrayContaining([...(fields ?? [])]))
    }
  })

  test('finds each row by each of them, and administrators’ lists by the member’s names', async () => {
    const missed: string[] = []
    const nothing = new Set<string>()
    const [email, name] = [world.ada.email, 'ada']
    for (const declared of searched) {
      const call = pathOf(declared) === '/office/bulk/rows/{id}' ? { ...declared, kind: bulkJob } : declared
      const { rows } = await ask(call, { limit: 100 })
      if (rows.length === 0) nothing.add(pathOf(call))
      for (const row of triedOf(rows))
        for (const field of fieldsOf(call, row))
          if (!(await findsIt(call, row, String(row[field]))))
            missed.push(`${call.path} ${field}: ${row[field]}`)
      const own = rows.find(row => namesMember(row, world.ada.uid))
      if (call.audience === 'user' || !own) continue
      for (const search of [email.toUpperCase(), name])
        if (!(await findsIt(call, own, search))) missed.push(`${call.path} by ${search}`)
    }
    expect(missed).toEqual([])
    expect([...nothing]).toEqual([])
  })

  test('is said by OpenAPI', async () => {
    const { paths } = (await (await world.api.app.request('/v1/openapi.json')).json()) as {
      paths: Readonly<Record<string, { get?: { parameters?: readonly { content?: object }[] } }>>
    }
    const said = JSON.stringify(paths)
    for (const fields of Object.values(searchedBy))
      expect(said).toContain(
        `Text that stands in: ${typeof fields === 'string' ? 'any field' : fields.join(', ')}`,
      )
  })
})
