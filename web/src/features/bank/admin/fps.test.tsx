import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, lists } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const topUp: wire.AdminFpsRecharge = {
  ...{ id: 'fps-1', uid: '100045', username: 'Ada', email: 'ada@example.com', hkdAmount: '7800.00' },
  ...{ ratio: '0.128', currency: 'USD', worth: '998.40', receipt: 'file-1', status: 0, amount: null },
  ...{ fee: null, credited: null, externalTxId: null, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
}
/** Figures that no arithmetic on the case would come to. */
const consequence = approvalSaid({ currency: 'USD', amount: '998.40', fee: '9.91', credited: '980.69' })

beforeEach(() => answers('office.checkApproval', consequence))

describeCase({
  path: '/admin/userfpsrecharges',
  name: 'bank.fpsCases',
  row: topUp,
  shows: ['The member paid 7,800.00 HKD', '0.128 USD', 'Worth of what was paid 998.40 USD'],
  filled: { 'Transaction ID at the bank, if any': 'fps-77' },
  approve: {
    call: 'bank.approveFps',
    label: 'Credit 980.69 USD',
    body: { id: 'fps-1', externalTxId: 'fps-77' },
  },
  reject: { call: 'bank.rejectFps', label: 'Reject', body: { id: 'fps-1' } },
})

test('a typed fee is asked about before it is approved, and the button says what then arrives', async () => {
  lists('bank.fpsCases', [topUp])
  await renderScreen('/admin/userfpsrecharges?open=fps-1', { as: administrator('finance') })
  await seeButton('Credit 980.69 USD')
  answers('office.checkApproval', { ...consequence, fee: '0.00', credited: '998.40' })
  fill({ 'Fee, if any': '0' })
  await seeButton('Credit 998.40 USD')
  await seeOnPage('Fee 0.00 USD')
  await waitFor(() =>
    expect(bodies('office.checkApproval').at(-1)).toEqual({ kind: 'fps-top-up', id: 'fps-1', fee: '0' }),
  )
})

test('the sort of the cases that wait ends with another state, which no head could sort otherwise', async () => {
  lists('bank.fpsCases', [topUp])
  await renderScreen('/admin/userfpsrecharges?sort=created_date&order=desc', {
    as: administrator('finance'),
  })
  await seeOnPage('Ada')
  const last = () => asked('bank.fpsCases').at(-1)?.filter
  expect(last()).toMatchObject({ status: 0, sort: 'created_date', order: 'desc' })
  fill({ State: 'all' })
  await waitFor(() => expect([last()?.status, last()?.order]).toEqual([undefined, 'asc']))
})
