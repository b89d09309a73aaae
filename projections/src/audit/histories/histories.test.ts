import { describe, expect, test } from 'vitest'
import { facts } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { histories, SNAPSHOT_STEPS } from './histories.ts'

describe('the history of a member', () => {
  test('counts their events and keeps the balances after the last one', async () => {
    const rows = await givenFacts(
      histories,
      facts.opened('1', 'USD'),
      facts.approved('1', 't1', '100.10'),
      facts.sent('1', '2', 'p1', '0.10'),
      facts.received('1', '2', 'p1', '0.10'),
    )
    expect(rows.of('histories')).toEqual([
      { uid: '1', steps: 3, number: 3, balances: '{"USD available":"100"}' },
      { uid: '2', steps: 1, number: 4, balances: '{"USD available":"0.1"}' },
    ])
  })

  test('has a snapshot after every so many of them', async () => {
    const told = Array.from({ length: SNAPSHOT_STEPS + 1 }, (_, at) => facts.approved('1', `t${at}`, '1.00'))
    const [snapshot, ...more] = (await givenFacts(histories, ...told)).of('history_snapshots')
    expect(snapshot).toMatchObject({
      step: SNAPSHOT_STEPS,
      number: SNAPSHOT_STEPS,
      balances: `{"USD available":"${SNAPSHOT_STEPS}"}`,
    })
    expect(more).toEqual([])
  })
})
