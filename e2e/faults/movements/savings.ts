import { cents, step, type World } from '../world.ts'
import { making } from './movement.ts'

/** Sets money aside; it is redeemed, cancelled by an administrator or the member, gets a better rate, or is left to earn. */
const fixedDeposit = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const [planId, rate] = world.random.of([
    ['USD-3', '2'],
    ['USD-0', '0.5'],
  ] as const)
  const body = { planId, amount: (100 + Number(cents(world, 20))).toFixed(2), rate }
  const made = { movement: 'fixed deposit', fact: 'FixedDepositSubscribed', path: '/userfixeddeposit', body }
  const id = await step(world, { ...made, uid, by })
  if (!id) return
  const chance = world.random.next()
  const ended = { movement: 'fixed deposit', uid, id }
  if (chance < 0.15) {
    // Half as high again: less than the double that is refused, and more than one administrator may give alone.
    const better = { id, rate: rate === '2' ? '3' : '0.75', reason: 'a friend of the house' }
    const path = '/fixeddeposit/user'
    await step(world, { ...ended, by: world.admin, fact: 'FixedDepositRateChanged', path, body: better })
  } else if (chance < 0.5) {
    const path = '/userfixeddeposit/redemption'
    await step(world, { ...ended, by, fact: 'FixedDepositRedeemed', path, body: { id } })
  } else if (chance < 0.6) {
    const path = `/userfixeddeposit/${id}`
    await step(world, { ...ended, by, method: 'DELETE', fact: 'FixedDepositCancelled', path })
  } else if (chance < 0.7) {
    const cancelled = {
      ...ended,
      by: world.admin,
      method: 'DELETE' as const,
      path: `/fixeddeposit/user/${id}`,
    }
    await step(world, { ...cancelled, fact: 'FixedDepositCancelled', body: { reason: 'entered twice' } })
  }
}

export const savings = making(
  ['subscribeFixedDeposit', 'fixedDepositInterest', 'closeFixedDeposit'],
  [{ name: 'fixed deposit', make: fixedDeposit }],
)
