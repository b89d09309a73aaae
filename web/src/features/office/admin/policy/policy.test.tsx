import type { wire } from '@strongroom/shared'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton } from '../../../../testing/act.ts'
import { answers, bodies, waits } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const both: wire.Role[] = ['finance', 'superadmin']
const adjustment: wire.Policy = {
  ...{ act: 'adjustment', of: 'amount', alone: '1000', usual: '1000', own: 0 },
  ...{ proposers: both, deciders: both, most_proposers: both, most_deciders: both },
}
const address: wire.Policy = { ...adjustment, act: 'central-address', of: 'nothing', alone: '0', usual: '0' }

const show = (role: 'superadmin' | 'auditor') =>
  renderScreen('/admin/sysconfigs/policy', { as: administrator(role) })
const proposing = 'Propose another policy: Money put into a wallet or taken out by hand'

beforeEach(() => answers('office.policies', [address, adjustment]))

test('the policy says in words what takes two, and offers an auditor nothing to press', async () => {
  await show('auditor')
  await see('Always takes two administrators.')
  await see(/^One administrator alone up to 1,000\.00.USDC a day/)
  expect(buttonOf(proposing)).toBeUndefined()
})

test('what is bounded by a level is said so', async () => {
  answers('office.policies', [{ ...adjustment, act: 'vip-level', of: 'level', alone: '2', usual: '2' }])
  await show('superadmin')
  await see('One administrator alone up to VIP level 2; two above it.')
  press(
    'Propose another policy: A member raised to a higher VIP level, or given better terms by a user group',
  )
  fill({ 'Alone, up to VIP level': '3' })
  await see('One administrator alone up to VIP level 3; two above it.')
})

test('another policy is proposed with a reason, and what would hold stands beside what holds', async () => {
  waits('office.savePolicy', 'p-1')
  await show('superadmin')
  await seeButton(proposing)
  press(proposing)
  fill({ 'Alone, USDC a day': '250' })
  await see(/^One administrator alone up to 250\.00.USDC a day/)
  press('Propose to another superadministrator')
  await see('Say why: the audit trail keeps it.')
  expect(bodies('office.savePolicy')).toEqual([])
  fill({ Reason: ' The board decided ' })
  press('Propose to another superadministrator')
  await see('Waits for a second administrator')
  expect(bodies('office.savePolicy')).toEqual([
    { act: 'adjustment', alone: '250', proposers: both, deciders: both, reason: 'The board decided' },
  ])
})
