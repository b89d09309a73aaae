import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoad, usualBounds } from './load.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = () => {
  const said: [string, object][] = []
  const tell = (about: object, line: string) => void said.push([line, about])
  const logger = { warn: tell, info: tell } as never
  const load = createLoad({ bounds: usualBounds, registry: new Registry(), logger })
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { done: load.carry(() => promise), end: resolve }
  }
  return { load, said, held }
}

test('a crowd is told of when it begins and when it is over, with how many were refused', async () => {
  const { load, said, held } = begin()
  const calls = Array.from({ length: 100 }, held)
  vi.advanceTimersByTime(900)
  for (let i = 0; i < 50; i++) expect(load.refusalOf('money')).toMatchObject({ code: 'BUSY' })
  vi.advanceTimersByTime(8_000)
  expect(load.refusalOf('list')).toBeDefined()
  for (const { end } of calls) end()
  await Promise.all(calls.map(({ done }) => done))
  expect(load.refusalOf('list')).toBeUndefined()
  expect(said).toMatchObject([['more calls come than can be answered', { class: 'money' }]])
  vi.advanceTimersByTime(30_000)
  expect(said.slice(1)).toEqual([['all calls are taken again', { refused: 51, lengthMs: 8_000 }]])
})

test('one person alone is refused nothing, however long each answer takes', async () => {
  const { load, held } = begin()
  for (let i = 0; i < 100; i++) {
    const calls = Array.from({ length: 6 }, held)
    vi.advanceTimersByTime(20_000)
    expect(load.refusalOf('list')).toBeUndefined()
    for (const { end } of calls) end()
    await Promise.all(calls.map(({ done }) => done))
  }
  expect(load.refusalOf('list')).toBeUndefined()
})

test('each class leaves room to those above it', () => {
  const { load, held } = begin()
  const refused = () => (['list', 'record', 'command', 'money'] as const).filter(of => load.refusalOf(of))
  const seen = new Set<string>()
  for (let i = 0; i < 30; i++) {
    held()
    vi.advanceTimersByTime(1_000)
    seen.add(refused().join(' '))
  }
  expect([...seen]).toEqual(['', 'list', 'list record', 'list record command', 'list record command money'])
})
