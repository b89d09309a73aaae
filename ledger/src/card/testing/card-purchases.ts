import { activeCard, played, USD } from '../../testing/wallet-cases.ts'
import type { CardRules } from '../../wallet/card-purchase.ts'
import type { WalletCommand, WalletFact } from '../../wallet/wallet-decider.ts'
import { noRules } from '../card-rules.ts'
import type { PurchasePlace } from '../decline-purchase.ts'
import type { NumberAsked } from '../disposable-number.ts'

export const on = '2026-11-21'
const given = { currency: USD, today: on }

/** The processor asks for a purchase `a`, of groceries in Hong Kong by chip, unless it is said otherwise. */
export const authorise = (
  amount: string,
  { id = 'a', message = id, ...over }: Over = {},
): Extract<WalletCommand, { type: 'AuthoriseCardPurchase' }> => ({
  type: 'AuthoriseCardPurchase',
  input: {
    authorisationId: id,
    messageId: message,
    amount,
    ...(over.adds ? { adds: true } : {}),
    place: { channel: 'chip', mcc: '5411', country: 'HK', ...over.place },
    number: over.number,
  },
  given: {
    ...given,
    today: over.today ?? on,
    expiresOn: '2026-11-28',
    isExpired: over.isExpired ?? false,
    house: over.house ?? noRules,
  },
})
type Over = {
  readonly id?: string
  readonly message?: string
  readonly adds?: true
  readonly place?: Partial<PurchasePlace>
  readonly number?: NumberAsked
  readonly today?: string
  readonly isExpired?: boolean
  readonly house?: CardRules
}

export const capture = (
  amount: string,
  reference: string,
  { id = 'a', final = true, message = `capture ${reference}` }: CaptureOver = {},
): WalletCommand => ({
  type: 'CaptureCardPurchase',
  input: { authorisationId: id, messageId: message, reference, amount, final },
  given: { ...given, tipShare: '0.2' },
})

type CaptureOver = { readonly id?: string; readonly final?: boolean; readonly message?: string }

export const release = (
  message: string,
  { id = 'a', amount, because = 'reversed' }: ReleaseOver = {},
): WalletCommand => ({
  type: 'ReleaseCardPurchase',
  input: { authorisationId: id, messageId: message, amount, because },
  given,
})
type ReleaseOver = {
  readonly id?: string
  readonly amount?: string
  readonly because?: 'reversed' | 'expired' | 'late'
}

export const refund = (amount: string, reference: string, id?: string): WalletCommand => ({
  type: 'RefundCardPurchase',
  input: { authorisationId: id, messageId: `refund ${reference}`, reference, amount },
  given,
})

/** A log of the network's file. */
export const log = (
  kind: 'purchase' | 'credit',
  amount: string,
  transaction: string,
  logId = `log ${transaction}`,
): WalletCommand => ({
  type: 'BookCardLog',
  input: { logId, networkTransactionId: transaction, kind, currency: 'USD', amount, settledOn: on },
  given: { currency: USD },
})

export const takeBack = (transaction: string): WalletCommand => ({
  type: 'ReverseCardLog',
  input: { logId: `log ${transaction}`, reason: 'wrong' },
  given: { reverser: 'finance', currency: USD },
})

/** A card with 100 dollars on it, after these commands. */
export const withHundred = (...commands: readonly WalletCommand[]) =>
  played(activeCard, [log('credit', '100', 'first'), ...commands])

/** The sum that the facts of a history have put into an account, in dollars. */
export const inAccount = (facts: readonly WalletFact[], account: string): number =>
  facts
    .flatMap(fact => ('legs' in fact ? [...fact.legs] : []))
    .filter(leg => leg.account === account)
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100
