import { move } from '../../book/legs.ts'
import { ada, money, openedCard, USD } from '../../testing/wallet-cases.ts'
import type { WalletFact } from '../../wallet/wallet-decider.ts'
import type { CardFeeTerms, SuspendCard, TakeCardFee } from '../card-fee.ts'

/** A credit that was booked on the card. */
export const onCard = (amount: string): WalletFact => ({
  type: 'CardLogBooked',
  logId: 'l1',
  networkTransactionId: 'n1',
  kind: 'credit',
  currency: 'USD',
  amount,
  settledOn: '2026-01-05',
  legs: move(money(`${amount} USD`), { from: 'world:card-network', to: `user:${ada}:card` }),
})
/** A card in use since a day, with so much on it. */
export const active = (amount: string, on = '2026-01-10'): readonly WalletFact[] => [
  openedCard,
  { type: 'CardActivated', cardId: 'card-1', on },
  onCard(amount),
]
/** The suspension for February. */
export const suspended: WalletFact = { type: 'CardSuspended', cardId: 'card-1', month: '2026-02' }

/** A fee that has always been so. */
export const since = (fee: string) => [{ from: '2020-01-01', fee }]
/** The facts given to the command: a fee of 1 USD, due on the first of a month. */
export const terms = (today: string, over: Partial<CardFeeTerms> = {}): CardFeeTerms => ({
  today,
  day: 1,
  currency: USD,
  fees: since('1'),
  ...over,
})
/** The command that takes the fee of a month. */
export const take = (month: string, given: CardFeeTerms): TakeCardFee => ({
  type: 'TakeCardFee',
  input: { month },
  given,
})
/** The command that suspends a card for the fee of a month. */
export const suspend = (month: string, given: CardFeeTerms): SuspendCard => ({
  type: 'SuspendCard',
  input: { month },
  given,
})
/** A fee that was taken, without its month and legs. */
export const taken = { type: 'CardFeeTaken', cardId: 'card-1', amount: '1.00' } as const

/** The fee of a month, taken. */
export const paidFor = (month: string): WalletFact => ({
  ...taken,
  month,
  currency: 'USD',
  legs: move(money('1.00 USD'), { from: `user:${ada}:card`, to: 'house:card-fees' }),
})
