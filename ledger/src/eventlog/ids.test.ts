import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { derivedId, eventId, newId, timedId } from './ids.ts'

test('a derived id is the version 5 uuid of its parts', () => {
  for (let n = 0; n < 200; n++) {
    const bytes = createHash('sha1')
      .update(Buffer.from('6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71', 'hex'))
      .update(`part\n${n}`)
      .digest()
      .subarray(0, 16)
    bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
    bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
    const uuid = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    expect(derivedId('part', String(n))).toBe(uuid)
  }
  expect(derivedId('a', 'b')).not.toBe(derivedId('ab'))
})

test('new ids are version 7 uuids that begin with the time', () => {
  const before = Date.now()
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  }
  expect(new Set(ids).size).toBe(100)
})

describe('the ids of the events of a command', () => {
  test('are its own, and such as begin with the same time', () => {
    const commandId = newId()
    const [first, second] = [0, 1].map(index => eventId(commandId, index))
    expect(first).toBe(commandId)
    expect(second).toBe(timedId(commandId, commandId, '1'))
  })

  test('follow from one that does not begin with a time, as they always have', () => {
    const commandId = derivedId('command')
    expect([0, 1].map(index => eventId(commandId, index))).toEqual(
      ['0', '1'].map(index => derivedId(commandId, index)),
    )
  })
})

describe('a timed id', () => {
  const [like, later] = ['019aa9f0-6c00-7abc-8def-0123456789ab', '019aa9f0-6c01-7abc-8def-0123456789ab']

  test('begins like the other and follows from its parts', () => {
    const id = timedId(like, 'part', '1')
    expect(id).toMatch(/^019aa9f0-6c00-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(timedId(like, 'part', '1')).toBe(id)
    expect(timedId(like, 'part', '2')).not.toBe(id)
    expect(timedId(later, 'part', '2') > id).toBe(true)
    // And so does the id that follows from it in turn.
    expect(timedId(id, 'x')).toMatch(/^019aa9f0-6c00-8/)
  })

  test.each([
    'c0ffee00-6c00-4abc-8def-0123456789ab',
    'c0ffee00-6c00-5abc-8def-0123456789ab',
    '019AA9F0-6C00-7ABC-8DEF-0123456789AB',
    'import-1',
    '',
  ])('is the derived id where the other (%s) does not begin with a time', other => {
    expect(timedId(other, 'part', '1')).toBe(derivedId('part', '1'))
  })
})
