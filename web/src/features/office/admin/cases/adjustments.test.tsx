import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, see } from '../../../../testing/act.ts'
import { lists } from '../../../../testing/answers.ts'
import { describeCase } from '../../../../testing/case-suite.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { approvalSaid } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const adjustment: wire.Adjustment = {
  ...{ id: 'adjustment-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USD' },
  ...{
    amount: '-25.50',
    reason: 'A fee too few',
    entered_by: '100002',
    entered_by_name: 'Noah',
    status: 0,
    rejection: null,
  },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
}

describeCase({
  path: '/admin/adjustments',
  name: 'office.adjustments',
  row: adjustment,
  check: {
    kind: 'adjustment',
    said: approvalSaid({
      ...{ fee: null, amount: '-25.50', credited: '-25.50' },
      after: [{ pocket: 'available', currency: 'USD', amount: '74.51', member: null }],
    }),
    shows: ['Leaves the member’s wallet 25.50 USD', 'Available in the wallet afterwards 74.51 USD'],
  },
  shows: ['A fee too few', '25.50 USD', 'Entered by Noah · 100002'],
  approve: {
    call: 'office.approveAdjustment',
    label: 'Approve the adjustment',
    body: { id: 'adjustment-1' },
  },
  reject: { call: 'office.rejectAdjustment', label: 'Reject', body: { id: 'adjustment-1' } },
})

test('an adjustment is decided by somebody else than who entered it', async () => {
  lists('office.adjustments', [{ ...adjustment, entered_by: '100001' }])
  await renderScreen('/admin/adjustments?open=adjustment-1', { as: administrator('finance') })
  await see('This is your own case')
  expect(buttonOf('Approve the adjustment')).toBeUndefined()
  const link = screen.getByText('Withdraw it among the proposals')
  expect(link.getAttribute('href')).toBe('/admin/proposals?open=adjustment-1')
})
