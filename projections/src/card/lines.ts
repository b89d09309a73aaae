import { booked, closed, currenciesOf, type LinesOf, returned, said } from '../statement/line.ts'

/** How each fact of a wallet that card leaves reads on a statement. */
export const lines: LinesOf<
  | 'CardFrozen'
  | 'CardUnfrozen'
  | 'CardLimitSet'
  | 'CardRulesSet'
  | 'CardNumberMade'
  | 'CardNumberClosed'
  | 'CardPurchaseAuthorised'
  | 'CardPurchaseIncremented'
  | 'CardPurchaseDeclined'
  | 'CardPurchaseReleased'
  | 'CardPurchaseCaptured'
  | 'CardPurchaseRefunded'
  | 'CardOpened'
  | 'CardOrderSubmitted'
  | 'CardOrderProcessed'
  | 'CardOrderRejected'
  | 'CardChargeRequested'
  | 'CardChargeApproved'
  | 'CardChargeRejected'
  | 'CardHolderEdited'
  | 'CardDetailsEdited'
  | 'CardNumberShown'
  | 'CardActivated'
  | 'CardBlocked'
  | 'CardLogBooked'
  | 'CardLogReversed'
  | 'CardFeeTaken'
  | 'CardPutInArrears'
  | 'CardLetOutOfArrears'
  | 'CardSuspended'
  | 'CardResumed'
> = {
  CardOpened: ({ cardId, currency, fee, precharge, legs }) =>
    currenciesOf(legs).length === 0
      ? []
      : [booked('card-opened', cardId, currency, { fee, details: said({ precharge }) })],
  CardOrderSubmitted: () => [],
  CardOrderProcessed: () => [],
  CardOrderRejected: () => [],
  CardChargeRequested: ({ chargeId, currency, amount, cardCurrency, fee }) => [
    booked('card-charge', chargeId, currency, {
      state: 'pending',
      fee,
      details: said({ amount, cardCurrency }),
    }),
  ],
  CardChargeApproved: ({ chargeId }) => [closed('card-charge', chargeId, { state: 'done' })],
  CardChargeRejected: ({ chargeId, currency, reason, legs }) => [
    closed('card-charge', chargeId, { state: 'rejected', reason }),
    ...returned('card-charge-returned', chargeId, currency, legs),
  ],
  CardHolderEdited: () => [],
  CardDetailsEdited: () => [],
  CardNumberShown: () => [],
  // Movements of a card's money stand among the card's own transactions.
  CardActivated: () => [],
  CardBlocked: () => [],
  CardLogBooked: () => [],
  CardLogReversed: () => [],
  CardFeeTaken: () => [],
  CardPutInArrears: () => [],
  CardLetOutOfArrears: () => [],
  CardSuspended: () => [],
  CardResumed: () => [],
  CardFrozen: () => [],
  CardUnfrozen: () => [],
  CardLimitSet: () => [],
  CardRulesSet: () => [],
  CardNumberMade: () => [],
  CardNumberClosed: () => [],
  CardPurchaseAuthorised: () => [],
  CardPurchaseIncremented: () => [],
  CardPurchaseDeclined: () => [],
  CardPurchaseReleased: () => [],
  CardPurchaseCaptured: () => [],
  CardPurchaseRefunded: () => [],
}
