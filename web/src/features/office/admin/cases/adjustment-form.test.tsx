import type { wire } from '@strongroom/shared'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, seeOnPage } from '../../../../testing/act.ts'
import { answers, bodies, lists, waits } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator, listedMember } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const ben = listedMember()

const review = async () => {
  await renderScreen('/admin/adjustments', { as: administrator('finance') })
  await seeButton('Adjust a wallet')
  press('Adjust a wallet')
  await seeOnPage('You may adjust up to 1,000.00 USDC alone in a day.')
  fill({ 'User ID': '100046', Amount: '5', 'Reason, as the member will read it': 'A fee too many' })
  press('Review the adjustment')
}

beforeEach(() => {
  lists('office.adjustments', [])
  const by: wire.Role[] = ['finance', 'superadmin']
  const limit = { of: 'amount', alone: '1000', usual: '1000', own: 0 } as const
  const roles = { proposers: by, deciders: by, most_proposers: by, most_deciders: by }
  answers('office.policies', [{ act: 'adjustment', ...limit, ...roles }])
})

test.each([
  ['booked', 'The adjustment is booked.'],
  ['waiting', 'The adjustment waits for a second administrator. Nothing is booked yet.'],
] as const)(
  'shows whose wallet it is and what is in it before it is entered, then says what came of it: %s',
  async (outcome, said) => {
    lists('account.members', [ben])
    if (outcome === 'booked') answers('office.adjust', [{ id: 'adjustment-1', status: 1 }])
    else waits('office.adjust', 'adjustment-1')
    await review()
    await seeOnPage('Ben', 'ben@example.com', '250.50', '5.00')
    expect(bodies('office.adjust')).toEqual([])
    press('Enter the adjustment')
    await see(said)
    expect(bodies('office.adjust')).toMatchObject([{ uid: '100046', currency: 'USD', amount: '5' }])
  },
)

test('enters nothing for a user ID that nobody has', async () => {
  lists('account.members', [])
  await review()
  await see('No member has the user ID 100046. Go back and check it.')
  expect(buttonOf('Enter the adjustment')?.disabled).toBe(true)
})
