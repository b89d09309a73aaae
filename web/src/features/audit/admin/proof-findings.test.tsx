import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { press, see, seeButton, seenText, seeOnPage } from '../../../testing/act.ts'
import { answers, answersWhole, bodies } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const row: wire.ProofDifference = {
  ...{ view: 'swaps', kind: 'row', key: '100046 s1', field: 'fee', log: '1', shown: '7' },
  ...{ stream: null, revision: null, position: null },
}
const event: wire.ProofDifference = {
  ...{ view: 'log', kind: 'hash', key: 'wallet-100046 revision 11', field: null, log: null, shown: null },
  ...{ stream: 'wallet-100046', revision: 11, position: '00000000000000000167' },
}
const gone: wire.PastFinding = {
  ...{ view: 'balances', kind: 'sum', key: '100047 USD', field: null },
  ...{ found_date: '2026-11-20T01:10:00.000Z', gone_date: '2026-11-20T03:40:00.000Z' },
}
const goneRow = (field: string): wire.PastFinding => ({
  ...gone,
  view: 'swaps',
  kind: 'row',
  key: '100046 s1',
  field,
})
const model = (projection: wire.ReadModelStanding['projection']): wire.ReadModelStanding => ({
  ...{ projection, version: 1, position: '0009', events: 18_204, behind_events: 0, behind_ms: 0 },
  ...{ caught_up: true, moved_date: '2026-11-23T09:00:00.000Z', parked_streams: 0, bytes: 1_250_000 },
  ...{ stale: false, newer: false, lost: false, rebuilding: false, waits: false, can_roll_back: false },
  rebuild: null,
})
const proof = (over: Partial<wire.Proof>): wire.Proof => ({
  ...{ equal: true, number: 1234, position: '', accounts: 7, checked_date: '2026-11-23T09:00:00.000Z' },
  chain: { whole: true, number: 1234, checked_date: '2026-11-23T09:00:00.000Z' },
  views: { equal: true, compared: 38, checked_date: '2026-11-23T09:00:00.000Z' },
  ...{
    differences: [],
    more: 0,
    difference: null,
    seal: { number: 1230, sealed_date: null, stopped: false },
  },
  ...over,
})
const open = async (
  findings: wire.ProofDifference[],
  as: Exclude<wire.Role, 'member'> = 'operator',
  isLogChanged = false,
) => {
  answers('audit.findings', {
    ...{ sound: findings.length === 0, log_changed: isLogChanged, findings, more: 0 },
    past: [gone, goneRow('fee'), goneRow('rate')],
  })
  answersWhole('operations.readModels', { status: true, data: [model('swaps'), model('wallets')] })
  await renderScreen('/admin/proof', { as: administrator(as) })
}

describe('the proof of the books', () => {
  test('lists what is wrong with both values, and the event with its place; an operator rebuilds the read model', async () => {
    answers('operations.rebuild', { projection: 'swaps', id: 'r1' })
    await open([event, row])
    await seeOnPage('wallet-100046 revision 11', 'position 00000000000000000167')
    await seeOnPage(
      'its content is not what its hash was made of',
      '100046 s1, fee',
      'the row shown is another',
    )
    await seeButton('Rebuild swaps')
    expect(screen.queryByText('Rebuild wallets')).toBeNull()
    press('Rebuild swaps')
    await see('The rebuild is asked for.')
    expect(bodies('operations.rebuild')).toEqual([{ projections: ['swaps'], cutOverWhenEqual: true }])
  })

  test('offers no rebuild while the log is not as it was written: what is shown is evidence', async () => {
    await open([event, row], 'operator', true)
    await seeOnPage('The log is not as it was written', 'they are evidence')
    expect(screen.queryByText('Rebuild swaps')).toBeNull()
  })

  test('says that an event is left out for good, as long as it is', async () => {
    const skipped: wire.ProofDifference = {
      ...{ view: 'swaps', kind: 'skipped', key: 'wallet-100046 revision 12', field: null, log: null },
      ...{ shown: null, stream: 'wallet-100046', revision: 12, position: '00000000000000000168' },
    }
    const views = { equal: true, compared: 38, checked_date: '2026-11-23T09:00:00.000Z', skipped: 1 }
    answers('audit.proof', proof({ views }))
    await open([skipped])
    await seeOnPage('this event is left out for good', '1 event is left out of what is shown')
  })

  test('keeps what was found and is gone, with the time in which it stood', async () => {
    await open([])
    const rows = seenText(
      (await screen.findByRole('table', { name: 'Found earlier' })).querySelector('tbody'),
    )
    expect(rows).toContain('balances100047 USD')
    expect(rows).toContain('20 Nov 2026 01:10:00 UTC20 Nov 2026 03:40:00 UTC')
    // Two columns of one row that were put right at once are two findings.
    expect(rows).toContain('100046 s1, fee')
    expect(rows).toContain('100046 s1, rate')
  })

  test('is read by finance, who rebuild nothing', async () => {
    await open([row], 'finance')
    await seeOnPage('100046 s1, fee')
    expect(screen.queryByText('Rebuild swaps')).toBeNull()
  })

  test('stands in the head of administrators’ screens: balances, chain, records and seal apart', async () => {
    answers('audit.proof', proof({}))
    await open([])
    const words = [
      'Balances equal to event 1,234',
      /Chain whole to event 1,234, checked/,
      'Sealed to event 1,230',
    ]
    for (const each of words) await see(each)
    await seeOnPage('Nothing is wrong with the books.')
  })

  test('says in that head which of them is not right', async () => {
    const chain = { whole: false, number: 9, checked_date: '2026-11-23T09:00:00.000Z' }
    answers('audit.proof', proof({ chain, views: { equal: false, compared: 38, checked_date: null } }))
    await open([event])
    expect((await see('Balances equal to event 1,234')).dataset.state).toBe('right')
    for (const each of ['The log was changed', 'Records differ'])
      expect((await see(each)).dataset.state).toBe('wrong')
  })
})
