import { describe, expect, test } from 'vitest'
import { withStates } from './process-states.ts'
import type { RunningProcess } from './processes.ts'

let made = 0
const process = (given: Partial<RunningProcess> = {}): RunningProcess => ({
  ...{ id: String(made++), kind: 'api', version: '1.9.0', commit: 'b', migration: '137_processes' },
  ...{ log: 'postgresql', queue: 'postgresql', unseen_ms: 0 },
  ...{ started_at: '2026-11-26T10:00:00.000Z', seen_at: '2026-11-26T11:00:00.000Z' },
  ...given,
})
const states = (processes: readonly RunningProcess[], migration = '137_processes') =>
  withStates({ processes, migration }).map(({ state }) => state)

describe('a process', () => {
  test('is current beside others of its build', () => {
    expect(states([process(), process({ kind: 'workers' })])).toEqual(['current', 'current'])
  })

  test('is missing when three heartbeats have not come', () => {
    expect(states([process({ unseen_ms: 90_000 }), process({ unseen_ms: 90_001 })])).toEqual([
      'current',
      'missing',
    ])
  })

  test('is of an older build when it has fewer migrations than another, whenever it was started', () => {
    const late = process({ migration: '99_looks', started_at: '2026-11-26T10:59:00.000Z' })
    expect(states([late, process()], '99_looks')).toEqual(['older', 'current'])
  })

  test('is of an older build when its version is, in numbers and not in letters', () => {
    expect(states([process({ version: '1.9.0' }), process({ version: '1.10.0' })])).toEqual([
      'older',
      'current',
    ])
  })

  test('is of an older build when another commit of the same version was started later', () => {
    const later = process({ commit: 'a', started_at: '2026-11-26T10:00:01.000Z' })
    expect(states([later, process()])).toEqual(['current', 'older'])
  })

  test('is of an older build when the database has a migration that it does not know', () => {
    expect(states([process()], '138_more')).toEqual(['older'])
  })

  test('is not held against one that is missing', () => {
    expect(states([process(), process({ version: '2.0.0', unseen_ms: 120_000 })])).toEqual([
      'current',
      'missing',
    ])
  })
})
