import { expect, test } from 'vitest'
import { faultLine, sealLines } from './seal-lines.ts'

const fault = { index: null, stream: null, revision: null, position: null, tile: null }

test('a finding names the event, or the tile', () => {
  const event = { index: 17, stream: 'wallet-1', revision: 3, position: '00000000000000000018' }
  expect(faultLine({ ...fault, ...event, kind: 'changed-event' })).toBe(
    'event 17 (wallet-1 revision 3, position 00000000000000000018): is not the event that was sealed',
  )
  expect(faultLine({ ...fault, ...event, kind: 'missing-event' })).toBe(
    'event 17, where wallet-1 revision 3 stands now: was sealed and is gone',
  )
  expect(faultLine({ ...fault, index: 17, kind: 'missing-event' })).toBe('event 17: was sealed and is gone')
  expect(faultLine({ ...fault, tile: '1/0', kind: 'changed-tile' })).toBe(
    'tile 1/0: a stored hash is another one',
  )
  expect(faultLine({ ...fault, kind: 'other-history' })).toBe('the tree does not hold what was signed last')
})

test('the seal says how far it has come, and who has not cosigned', () => {
  expect(sealLines(undefined)[0]).toContain('Nothing has been sealed yet')
  const at = '2026-11-23T00:00:00.000Z'
  const standing = {
    ...{ size: 9, publishedSize: 8, publishedAt: at, cosignatures: 1, checkedSize: 7, checkedAt: at },
    ...{ fault: null, faultAt: null },
    witnesses: [
      { name: 'w1', size: 8, cosignedAt: at, error: null },
      { name: 'w2', size: 0, cosignedAt: null, error: 'does not answer' },
    ],
  }
  expect(sealLines(standing, Date.parse(at) + 5_000)).toEqual([
    'Sealed up to event 8, 5 s ago, 1 of 2 witnesses',
    'Held against the log, all of it: 7 sealed events, 5 s ago',
    '  witness w2 does not answer',
  ])
})
