import { afterEach, beforeEach } from 'vitest'
import { swaps } from '../../swap/swaps.ts'
import { facts, tell } from '../../testing/facts.ts'
import { startViews, type ViewsKit } from '../../testing/views-kit.ts'
import { balances } from '../../wallet/balances/balances.ts'
import { wallets } from '../../wallet/wallets/wallets.ts'

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.swapped('1', 's1', '11.00'),
  facts.sent('1', '2', 'p1', '20.00'),
]

/** The read models of a short story, caught up; new for each test. */
export let kit: ViewsKit

/** The USD that a member has by the balances of a schema, the live one when left out. */
export const balance = async (schema?: string) => {
  const rows = await kit.rows('balances', schema)
  return rows.find(row => row.account === 'user:1:available' && row.currency === 'USD')?.amount
}
/** Falsifies that balance in the live tables. */
export const setBalance = (amount: string) =>
  kit.pool.query(
    `update views.balances set amount = $1 where account = 'user:1:available' and currency = 'USD'`,
    [amount],
  )

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useRebuilds = (): void => {
  beforeEach(async () => {
    kit = await startViews({ projections: [balances, wallets, swaps] })
    await tell(kit.log, story)
    await kit.views.catchUp()
  })
  afterEach(() => kit.stop())
}
