import type { wire } from '@strongroom/shared'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, gone, press, see, seeOnPage } from '../../../testing/act.ts'
import { answers, bodies } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const standing: wire.LiabilitiesStanding = {
  asked_date: null,
  proven_date: '2026-11-22T00:10:00.000Z',
  events: 12_345,
  progress: null,
}
const noReport: wire.CustodyStanding = {
  ...{ custody: 'http', asked_date: null, tried_date: null, outcome: null },
  ...{ report: null, report_date: null, recorded_date: null, left_out: [], places: 0 },
}
const reported: wire.CustodyStanding = {
  ...{ ...noReport, tried_date: '2026-11-22T10:00:01.000Z', outcome: 'recorded', report: 'r-1' },
  ...{ report_date: '2026-11-22T10:00:00.000Z', recorded_date: '2026-11-22T10:00:01.000Z' },
  places: 1,
}
beforeEach(() => {
  answers('liabilities.standing', standing)
  answers('liabilities.custodyStanding', noReport)
})

const held: wire.StatedHolding = {
  ...{ id: 'h1', name: 'Client money', reference: 'Example Bank …4321', currency: 'USD' },
  kind: 'bank',
  ...{
    amount: '100',
    date: '2026-11-21',
    evidence: 'Statement 11/2026',
    file: null,
    stated_by: '9',
    stated_by_name: 'Grace',
  },
  ...{ source: 'finance', network: null, addresses: null, report: null },
  stated_date: '2026-11-22T09:00:00.000Z',
}

test('finance proposes anew what is held, with another day and other evidence', async () => {
  answers('liabilities.statedHoldings', held)
  answers('liabilities.stateHolding', { id: 'h1' })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await see('Client money')
  press('State it anew')
  await see('State a holding again')
  press('Propose it')
  await seeOnPage('Please enter all fields')
  fill({ 'As of the day': '2026-11-22', 'Amount held': '250.5' })
  fill({ 'Evidence, such as a statement’s number or a block': 'Statement 12/2026' })
  press('Propose it')
  await see('Waits for a second administrator')
  expect(bodies('liabilities.stateHolding')).toMatchObject([
    { id: 'h1', amount: '250.5', date: '2026-11-22', evidence: 'Statement 12/2026', currency: 'USD' },
  ])
})

test('finance proposes to withdraw a holding, and says why', async () => {
  answers('liabilities.statedHoldings', held)
  answers('liabilities.withdrawHolding', { id: 'h1' })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await see('Client money')
  press('Withdraw it')
  await see('Withdraw this holding?')
  press('Propose it')
  await see('Say why: the audit trail keeps it.')
  fill({ Reason: 'Stated twice' })
  press('Propose it')
  await gone('Withdraw this holding?')
  await see('Waits for a second administrator')
  expect(bodies('liabilities.withdrawHolding')).toEqual([{ id: 'h1', reason: 'Stated twice' }])
})

test('finance asks for a proof once, and reads when it is made', async () => {
  answers('liabilities.statedHoldings', held)
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage('last proven on', 'after 12,345 events of the log')
  const asked = { ...standing, asked_date: '2026-11-22T09:00:00.000Z' }
  answers('liabilities.proveNow', asked)
  answers('liabilities.standing', asked)
  press('Prove it now')
  await seeOnPage('A proof was asked for on 22 Nov 2026 09:00:00 UTC')
  expect(buttonOf('Prove it now')).toHaveProperty('disabled', true)
  answers('liabilities.standing', { ...standing, proven_date: '2026-11-22T09:00:05.000Z', events: 12_346 })
  await seeOnPage('after 12,346 events of the log')
  expect(buttonOf('Prove it now')).toHaveProperty('disabled', false)
  expect(bodies('liabilities.proveNow')).toHaveLength(1)
})

test('finance reads how far a proof has come, in per cent, and how long it takes yet', async () => {
  answers('liabilities.statedHoldings', held)
  const progress: NonNullable<wire.LiabilitiesStanding['progress']> = {
    step: 'reading',
    ...{ done: 450_000, total: 1_000_000, per_second: 50_000, eta_ms: 11_000 },
    began_date: '2026-11-22T09:00:00.000Z',
  }
  answers('liabilities.standing', { ...standing, asked_date: '2026-11-22T08:59:59.000Z', progress })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage(
    'being made since 22 Nov 2026 09:00:00 UTC',
    '45%: 450,000 of 1,000,000 events',
    '11 s left',
  )
  expect(document.querySelector('progress')).toMatchObject({ value: 450_000, max: 1_000_000 })
  answers('liabilities.standing', {
    ...standing,
    progress: { ...progress, step: 'keeping', done: 5, total: 20, eta_ms: null },
  })
  await seeOnPage('25%: 5 of 20 nodes of the trees kept')
  answers('liabilities.standing', { ...standing, events: 12_346 })
  await seeOnPage('after 12,346 events of the log')
  expect(document.querySelector('progress')).toBeNull()
})

const onDeposits: wire.StatedHolding = {
  ...{ ...held, id: 'h2', kind: 'address', name: 'Deposit addresses, ERC20', reference: '12 addresses' },
  ...{ source: 'custody', network: 'ERC20', addresses: 12, report: 'r-1', currency: 'USDC' },
  ...{ evidence: 'Block 21300000', stated_by: 'custody', stated_by_name: '' },
}

test('finance asks the custody once, and reads what it reports, which only the custody changes', async () => {
  answers('liabilities.statedHoldings', held)
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage('The custody has not reported yet what it holds.')
  const asked = { ...noReport, asked_date: '2026-11-22T10:00:00.000Z' }
  answers('liabilities.askCustody', asked)
  answers('liabilities.custodyStanding', asked)
  press('Ask the custody now')
  await seeOnPage('The custody was asked on 22 Nov 2026 10:00:00 UTC')
  expect(buttonOf('Ask the custody now')).toHaveProperty('disabled', true)
  answers('liabilities.statedHoldings', onDeposits)
  answers('liabilities.custodyStanding', { ...reported, left_out: ['DOGE'] })
  await seeOnPage(
    ...['What the custody held on 22 Nov 2026 10:00:00 UTC is shown below, by its report r-1', 'DOGE'],
    ...['Members’ deposit addresses, ERC20', '12 addresses', 'Block 21300000'],
    'Reported by the custody in report r-1',
  )
  expect(buttonOf('State it anew')).toBeUndefined()
  expect(buttonOf('Withdraw it')).toHaveProperty('disabled', false)
  expect(bodies('liabilities.askCustody')).toHaveLength(1)
})

test.each([
  ['away', 'The custody did not answer on 22 Nov 2026 11:00:00 UTC. Nothing was changed.'],
  [
    'unreadable',
    'The answer of the custody on 22 Nov 2026 11:00:00 UTC cannot be read. Nothing was changed.',
  ],
  ['earlier', 'with a report of an earlier moment. Nothing was changed.'],
  ['later', 'with a report of a moment still to come. Nothing was changed.'],
  ['known', 'the custody gave the same report again.'],
] as const)('a custody whose answer is %s is said to be so', async (outcome, words) => {
  answers('liabilities.statedHoldings', onDeposits)
  const tried = { outcome, tried_date: '2026-11-22T11:00:00.000Z' }
  answers('liabilities.custodyStanding', { ...reported, ...tried })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage(words, 'by its report r-1')
})

test('a custody that reported no holdings is said to hold nothing, and not to be shown below', async () => {
  answers('liabilities.statedHoldings', held)
  answers('liabilities.custodyStanding', { ...reported, places: 0 })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage('By its report r-1, the custody held nothing on 22 Nov 2026 10:00:00 UTC')
  expect(document.body.textContent).not.toContain('is shown below')
})

test('without a custody there is none to ask', async () => {
  answers('liabilities.statedHoldings', held)
  answers('liabilities.custodyStanding', { ...noReport, custody: 'none' })
  await renderScreen('/admin/holdings', { as: administrator('finance') })
  await seeOnPage('No custody is connected.')
  expect(buttonOf('Ask the custody now')).toBeUndefined()
})
