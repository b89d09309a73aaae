import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { pageText, press, see } from '../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const kept: wire.KeptBillCheck = {
  ...{ id: '2', date: '2026-11-22T09:00:00.000Z', by: '9', by_name: 'mira', uid: '7', currency: 'USD' },
  ...{ checked: 1, differing: [], log_equal: false, log_number: null },
}
const proven_date = '2026-11-22T09:00:00.000Z'

test('comparing all wallets says what the log comes to, and what was found before stays in sight', async () => {
  lists('wallet.all', [])
  const ofMember = { ...kept, id: '3', currency: null, checked: 4, log_equal: true }
  answersWhole('wallet.billChecks', { status: true, data: [kept, ofMember] })
  answers('wallet.checkBills', {
    ...{ checked: 3, differing: [] },
    log: { equal: false, number: 1200, proven_date },
  })
  await renderScreen('/admin/wallets', { as: administrator('finance') })
  await see('The log differs')
  expect(pageText()).toContain('USD of user ID 7')
  expect(pageText()).toContain('All 4 of user ID 7')
  press('Compare every wallet with its transactions')
  await see('The log comes to other balances. Look at the proof before anything is paid out.')
})
