import { describe, expect, test } from 'vitest'
import { type ActiveJob, lostJobs, ownerOf } from './lost-jobs.ts'

const job = (over: Partial<ActiveJob> = {}): ActiveJob => ({
  queue: 'chores',
  id: '1',
  token: 'slot',
  owner: ownerOf(7),
  isUnlocked: false,
  ...over,
})
const me = 7
const isLost = (over: Partial<ActiveJob>, { living = [me], holds = false } = {}) =>
  lostJobs([job(over)], { living: new Set(living), epoch: me, holds: () => holds }).length === 1

describe('a job under way', () => {
  test.each([
    ['of a process that is gone is lost', { owner: ownerOf(8) }, {}, true],
    [
      'of one that lives is not, though its lock ran out',
      { owner: ownerOf(8), isUnlocked: true },
      { living: [me, 8] },
      false,
    ],
    [
      'of one that lives is not, though its lock is forgotten',
      { owner: ownerOf(8), token: undefined },
      { living: [me, 8] },
      false,
    ],
    ['that this process is at is not', {}, { holds: true }, false],
    [
      'that this process is at is not, though its session was lost',
      { owner: ownerOf(8) },
      { holds: true },
      false,
    ],
    ['of this process, which is not at it, is lost', {}, {}, true],
    ['of another version is its own while its lock lasts', { owner: undefined }, {}, false],
    ['of another version is lost when its lock ran out', { owner: 'worker-1', isUnlocked: true }, {}, true],
  ])('%s', (_, over, known, lost) => {
    expect(isLost(over, known)).toBe(lost)
  })
})
