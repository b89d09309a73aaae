import { createMemoryLog, type Log, type ReadAll } from '@strongroom/ledger/eventlog/log'
import { beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { Pages, type Place } from './pages.ts'

let log: Log
let reads: ReadAll[]
let pages: Pages

/** A log that records the reads made of it. */
const watched = (inner: Log): Log => ({
  ...inner,
  readAll: options => {
    reads.push(options)
    return inner.readAll(options)
  },
})

const open = async (...names: string[]) => {
  await tell(
    log,
    names.map(name => facts.opened(name, 'USD')),
  )
  return log.readAll({ limit: 100 })
}

beforeEach(() => {
  reads = []
  log = createMemoryLog()
  pages = new Pages(watched(log))
})

describe('pages', () => {
  test('answer what the log has behind a place', async () => {
    const [first, second] = await open('1', '2')
    const reader = pages.reader()
    expect((await reader.after('')).events.map(each => each.id)).toEqual([first?.id, second?.id])
    expect((await reader.after(first?.position ?? '')).events.map(each => each.id)).toEqual([second?.id])
    expect(await reader.after(second?.position ?? '')).toEqual({ events: [], full: false })
  })

  test('never answer from memory that there is no more', async () => {
    const reader = pages.reader()
    await reader.after('')
    await open('1')
    expect((await reader.after('')).events).toHaveLength(1)
  })

  test('are not read from the log when a subscription has brought them', async () => {
    const [first, ...rest] = await open('1', '2', '3')
    pages.offer(first?.position as Place, rest)
    const page = await pages.reader().after(first?.position as Place)
    expect(page.events.map(each => each.id)).toEqual(rest.map(each => each.id))
    expect(reads).toEqual([])
  })

  test('do not jump over what a subscription has not brought', async () => {
    const [first, second, third] = await open('1', '2', '3')
    pages.offer(second?.position as Place, third ? [third] : [])
    expect((await pages.reader().after(first?.position as Place)).events).toHaveLength(2)
  })

  test('are decoded once for all who read them', async () => {
    await open('1')
    const [one, other] = [pages.reader(), pages.reader()]
    const [a, b] = await Promise.all([one.after(''), other.after('')])
    expect(a.events[0]?.data).toEqual(b.events[0]?.data)
  })

  test('are asked for together: many readers at the end of the log look at it twice', async () => {
    const [first] = await open('1')
    const readers = Array.from({ length: 20 }, () => pages.reader())
    const found = await Promise.all(readers.map(each => each.after(first?.position as Place)))
    expect(found.every(({ events }) => events.length === 0)).toBe(true)
    expect(reads).toHaveLength(2)
  })

  test('keep readers together: a long log is read once for all of them', async () => {
    await open('1')
    await appendPages(10)
    const readAll = async () => {
      const reader = pages.reader()
      let place: Place = ''
      let count = 0
      for (;;) {
        const { events } = await reader.after(place)
        if (events.length === 0) break
        count += events.length
        place = events.at(-1)?.position ?? place
      }
      reader.done()
      return count
    }
    const counts = await Promise.all([readAll(), readAll(), readAll()])
    expect(new Set(counts)).toEqual(new Set([5001]))
    const fullPages = reads.map(({ after = 0 }) => Number(after)).filter(after => after < 5000)
    expect(fullPages).toEqual([...new Set(fullPages)])
  })

  test('are kept for a reader that rests, which holds no other up', async () => {
    await appendPages(22)
    const [ahead, behind] = [pages.reader(), pages.reader()]
    const passes = async (count: number, place: Place = ''): Promise<Place> => {
      if (count === 0) return place
      return passes(count - 1, (await ahead.after(place)).events.at(-1)?.position)
    }
    const first = (await behind.after('')).events.at(-1)?.position as Place
    behind.rest()
    const far = await passes(12)
    const before = reads.length
    await behind.after(first)
    behind.rest()
    expect(reads.slice(before).map(({ after }) => after)).not.toContain(first)
    const further = passes(8, far).then(() => 'goes on')
    expect(await Promise.race([further, turns(200).then(() => 'waits')])).toBe('goes on')
  })
})

/** Each of five hundred events, behind what is there. */
const appendPages = async (count: number) => {
  const many = Array.from({ length: 20 }, (_, n) => facts.opened('1', `C${n}`))
  for (let round = 0; round < count * 25; round++) await appendMany(log, many)
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise(resolve => setImmediate(resolve))
}

/** Many events in one append; their content does not matter to pages. */
const appendMany = async (into: Log, told: readonly ReturnType<typeof facts.opened>[]) => {
  const stream = told[0]?.[0] as string
  await into.append(
    stream,
    'any',
    told.map(([, { type, ...data }]) => ({
      id: crypto.randomUUID(),
      type,
      data: JSON.stringify(data),
      metadata: '{}',
    })),
  )
}
