import { declare, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { msg } from '#words'
import { begun, page, refused } from '../command/replies.ts'
import { implement } from './call.ts'
import { csvOf, csvReply, isList, nameOf } from './csv-list.ts'
import { withParts } from './with-parts.ts'

type Asked = { readonly page: number; readonly limit: number; readonly order: string }
const seen: Asked[] = []

const things = declare({
  method: 'GET',
  path: '/thing/list/S/{json}',
  audience: 'user',
  summary: 'Things',
  changes: false,
  filter: v.looseObject({}),
  answer: wire.paged(v.object({ id: v.number() })),
})

/** A list of `total` rows; its page `broken` cannot be read. */
const listOf = (total: number, broken?: number) =>
  withParts({} as never)(
    implement(things, {
      csv: { heads: { id: msg`ID` } },
      handler: async ({ filter }) => {
        const asked = filter as unknown as Asked
        seen.push(asked)
        if (asked.page === broken) throw new Error('the database went away')
        const from = (asked.page - 1) * asked.limit
        const rows = Array.from({ length: Math.min(asked.limit, total - from) }, (_, at) => ({
          id: from + at,
        }))
        return page({ rows, total })
      },
    }),
  )

const ask = {
  now: new Date('2026-11-21T17:15:30Z'),
  filter: { sort: 'created_date', order: 'desc', page: 7 },
}
const textOf = async (list: Awaited<ReturnType<typeof csvOf>>) => {
  if ('refused' in list) throw new Error('refused')
  let text = ''
  for await (const part of list.parts) text += part
  return text
}

describe('a list as a file', () => {
  test.each([0, 1, 999, 1000, 1001, 2500])('holds each of %d rows once, the oldest first', async total => {
    seen.length = 0
    const lines = (await textOf(await csvOf(listOf(total), ask))).trimEnd().split('\r\n')
    expect(lines).toEqual(['\uFEFFid', ...Array.from({ length: total }, (_, at) => String(at))])
    expect(seen.map(asked => asked.page)).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(total / 1000)) }, (_, at) => at + 1),
    )
    expect(seen[0]).toMatchObject({ order: 'asc' })
  })

  test('of very many rows lets others have their turn at every page', async () => {
    let turns = 0
    let isMade = false
    const takeTurns = () => {
      turns++
      if (!isMade) setImmediate(takeTurns)
    }
    const list = await csvOf(listOf(100_000), ask)
    setImmediate(takeTurns)
    expect((await textOf(list)).split('\r\n')).toHaveLength(100_002)
    isMade = true
    expect(turns).toBeGreaterThanOrEqual(100)
  })

  test('is headed by the names of its fields, or by words of the language asked for', async () => {
    const list = {
      ...listOf(1),
      csv: {},
      answer: wire.paged(v.object({ created_date: v.string(), nameless: v.string() })),
    }
    expect(await textOf(await csvOf(list, ask))).toMatch(/^\uFEFFcreated_date,nameless\r\n/)
    expect(await textOf(await csvOf(list, ask, 'zh'))).toMatch(/^\uFEFF建立時間,nameless\r\n/)
  })

  test('keeps the order of a filter that is not one of time', async () => {
    seen.length = 0
    await csvOf(listOf(1), { ...ask, filter: { ...ask.filter, sort: 'amount' } })
    expect(seen[0]).toMatchObject({ order: 'desc' })
  })

  test('that breaks on its way breaks off, rather than look whole', async () => {
    const { download } = await csvReply(listOf(1500, 2), ask)
    await expect(new Response(download?.bytes).text()).rejects.toThrow()
    await expect(csvReply(listOf(1500, 1), ask)).rejects.toThrow('the database went away')
  })

  test('is named after its records, or after its path, and after the moment', async () => {
    const { download } = await csvReply(listOf(1), ask)
    expect(download?.name).toBe('thing-list-20261121-171530.csv')
    expect(nameOf({ ...listOf(1), records: 'swaps' })).toBe('swaps')
  })

  test('of more rows than are sent at once is begun in place of it', async () => {
    const begin = async (total: number) => begun({ id: 'e1', rows: total })
    const large = { most: 1000, begin }
    const { download } = await csvReply(listOf(1000), ask, 'en', large)
    expect(download?.name).toBe('thing-list-20261121-171530.csv')
    expect(await csvReply(listOf(1001), ask, 'en', large)).toEqual(begun({ id: 'e1', rows: 1001 }))
  })

  test('is refused as the list is', async () => {
    const no = refused('CASE_UNKNOWN', { message: 'No' })
    expect(await csvReply({ ...listOf(1), handler: async () => no }, ask)).toBe(no)
  })

  test('is not made of what is no list', () => {
    expect(isList(listOf(1))).toBe(true)
    expect(isList({ ...listOf(1), answer: wire.done })).toBe(false)
    expect(isList({ ...listOf(1), answer: wire.records(v.object({ id: v.number() })) })).toBe(false)
  })
})
