import type { CancelFixedDeposit } from '../earn/close-fixed-deposit.ts'
import type { Term } from '../earn/fixed-deposit.ts'
import type { SubscribeFixedDeposit } from '../earn/subscribe-fixed-deposit.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { ada, ben, played, toppedUp, USD } from './wallet-cases.ts'

// The commands of a member and of the house about a fixed deposit of dollars.

export const plan = (term: Term, rate = '3.65') => ({ currency: USD, term, rate, minimum: '10.00' })
export const subscribe = (
  amount: string,
  given: Partial<SubscribeFixedDeposit['given']> = {},
  rate = '3.65',
) =>
  ({
    type: 'SubscribeFixedDeposit',
    input: { depositId: 'd1', planId: 'USD-3', amount, rate },
    given: { verified: true, earnOn: true, plan: plan(3), today: '2026-01-31', ...given },
  }) as const
export const pay = (month: number, today: string) =>
  ({ type: 'PayInterest', input: { depositId: 'd1', month }, given: { today, currency: USD } }) as const
export const on = (today: string) => ({ input: { depositId: 'd1' }, given: { today, currency: USD } })
export const mature = (today: string) => ({ type: 'MatureFixedDeposit', ...on(today) }) as const
export const redeem = (today: string) => ({ type: 'RedeemFixedDeposit', ...on(today) }) as const
export const cancel = (
  by: 'member' | 'admin',
  today: string,
  { reason, canceller = by === 'member' ? ada : ben }: { reason?: string; canceller?: string } = {},
): CancelFixedDeposit => ({
  type: 'CancelFixedDeposit',
  input: { depositId: 'd1', reason },
  given: { today, currency: USD, by, canceller },
})

export const after = (...commands: readonly WalletCommand[]) => played([toppedUp('1000.00 USD')], commands)
