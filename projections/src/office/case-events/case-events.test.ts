import { expect, test } from 'vitest'
import { facts } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { caseEvents } from './case-events.ts'

const rowsOf = async (...told: Parameters<typeof givenFacts>[1][]) =>
  (await givenFacts(caseEvents, ...told)).of('case_events')

test('a case has the events that name it, in the order of the log', async () => {
  const rows = await rowsOf(
    facts.opened('1', 'USD'),
    facts.submitted('1', 't1', '5.00'),
    facts.submitted('1', 't2', '6.00'),
    facts.rejected('1', 't1'),
  )
  expect(rows).toEqual([
    { case_id: 't1', number: 2 },
    { case_id: 't2', number: 3 },
    { case_id: 't1', number: 4 },
  ])
})

test('an application for a VIP level is the case, and not the bank account that it names', async () => {
  const application = { applicationId: 'a1', bankId: 'b1', fileId: 'f1', volume: 0 } as const
  const rows = await rowsOf(
    ['bank-1', { type: 'BankLinked', bankId: 'b1' }],
    ['member-1', { type: 'VipApplied', ...application }],
  )
  expect(rows.map(({ case_id }) => case_id)).toEqual(['b1', 'a1'])
})

test('an address that is given ends every application for it', async () => {
  const assigned = { addressId: 'x', network: 'TRC20', applications: ['a1', 'a2', 'a1'] }
  const rows = await rowsOf(['chain-1', { type: 'DepositAddressGiven', ...assigned }])
  expect(rows.map(({ case_id }) => case_id)).toEqual(['a1', 'a2'])
})
