import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import type { Row } from '../../../client/contract.ts'
import { buttonOf, see } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const level = (number: number): Row<'vip.levels'> => ({
  ...{ id: `level-${number}`, level: number, level_name: `VIP ${number}`, sort: number },
  ...{ cc_rate: null, fps_ratio: null, fps_max: null, bank_deposit_rate: null, bank_withdraw_rate: null },
  ...{ status: 1, banks: [], bank_ids: [] },
})
const application: wire.AdminVipApplication = {
  ...{ id: 'vip-1', uid: '100045', username: 'Ada', email: 'ada@example.com', bank: 'First Bank ··6789' },
  ...{ file: 'file-1', volume: 2, status: 0, vip_level: null, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
}

describeCase({
  path: '/admin/uservips',
  name: 'vip.allApplications',
  row: application,
  shows: ['First Bank ··6789', '5,000 to 10,000 USD', 'VIP level'],
  filled: { 'VIP level': '3' },
  approve: { call: 'vip.approve', label: 'Give this level', body: { id: 'vip-1', vip_level: 3 } },
  reject: { call: 'vip.reject', label: 'Reject', body: { id: 'vip-1' } },
  besides: () => answers('vip.levels', [level(0), level(1), level(3)]),
})

test('no level can be given while there is none, and it is said where one is added', async () => {
  lists('vip.allApplications', [application])
  answers('vip.levels', [level(0)])
  await renderScreen('/admin/uservips?open=vip-1', { as: administrator('finance') })
  await see('There is no VIP level yet')
  expect(buttonOf('Give this level')).toBeUndefined()
})
