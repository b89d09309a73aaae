import type { LedgerEvent } from '../../eventlog/envelope.ts'
import type { WalletFact } from '../../wallet/wallet-decider.ts'

type Type = WalletFact['type']
/** The fact by which a bank sends the money back, or why no bank sends it. */
type Way = { readonly by: Type } | { readonly not: string }

/** Every fact that puts a member's money into a bank outside, and the way by which the money comes back when that bank does not keep it. */
export const waysBack: Readonly<Partial<Record<Type, Way>>> = {
  WithdrawalSettled: { by: 'WithdrawalReturned' },
  PaymentSent: { by: 'PaymentReturned' },
  MovementReversed: {
    not: 'It takes back a credit of money that never came, or came twice: nothing is sent',
  },
  AdjustmentBooked: { not: 'It corrects the books towards what the bank says: nothing is sent' },
}

const banks: ReadonlySet<string> = new Set(['world:bank', 'world:fps'])

/** The types of the events that put money into a bank outside. */
export const sentToBanks = (events: readonly LedgerEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ data }) =>
        data.legs?.some(({ account, amount }) => banks.has(account) && !amount.startsWith('-')),
      )
      .map(({ type }) => type),
  )
