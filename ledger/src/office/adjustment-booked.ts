import type { Money } from '@strongroom/shared'
import { type Account, userAccount } from '../book/accounts.ts'
import { type Legs, move } from '../book/legs.ts'
import type { Adjustment } from '../wallet/cases.ts'
import type { Wallet } from '../wallet/wallet.ts'

type About = Pick<Adjustment, 'against' | 'month'>

/** The account and the month that an adjustment corrects, as far as it names them. */
export const aboutOf = ({ against, month }: About): About => ({
  ...(against ? { against } : {}),
  ...(month ? { month } : {}),
})

/** The fact that books an adjustment, with its legs; `signed` is below zero where money is taken away. */
export const booked = (
  adjustmentId: string,
  signed: Money,
  wallet: Wallet,
  { reason, against, month }: About & Pick<Adjustment, 'reason'>,
) =>
  ({
    type: 'AdjustmentBooked',
    adjustmentId,
    currency: signed.currency.code,
    amount: signed.amount,
    reason,
    ...aboutOf({ month }),
    legs: legsOf(signed, wallet, against),
  }) as const

const legsOf = (signed: Money, wallet: Wallet, against: Account = 'world:adjustment'): Legs => {
  const mine = userAccount(wallet.uid, 'available')
  return signed.isNegative()
    ? move(signed.negated(), { from: mine, to: against })
    : move(signed, { from: against, to: mine })
}
