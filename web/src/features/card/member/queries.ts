import type { wire } from '@strongroom/shared'
import { keepPreviousData } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body, Filter } from '../../../client/contract.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'

/** Amounts that may be put on a card as it is opened. */
export const prechargeItemsQuery = queryOf('prechargeItem.offered', undefined, { staleTime: 60_000 })

/** Fixed amounts that a card may be charged with. */
export const chargeItemsQuery = queryOf('chargeItem.offered', undefined, { staleTime: 60_000 })

/** Cost of opening a card; nothing is booked. */
export const checkOpening = (body: Body<'card.checkOpening'>) => callForOne('card.checkOpening', { body })

/** Opens a card out of the wallet. `total` is what was shown: the server does it at no other price. */
export const openCard = (filter: Filter<'card.open'>, attempt: string) =>
  callForOne('card.open', { filter, attempt })

/** States a card order of the other provider. */
export const submitOrder = (filter: Filter<'card.openByProvider'>, attempt: string) =>
  callForOne('card.openByProvider', { filter, attempt })

/** States a bank transfer that opens a card, with its proof. */
export const submitVoucher = (
  body: Omit<Body<'bank.submitCardWire'>, 'currency' | 'depositType'>,
  attempt: string,
) => callForOne('bank.submitCardWire', { body: { ...body, currency: 'USD', depositType: 3 }, attempt })

/** A charge whose price is asked for. */
export type ChargeAsked = Body<'card.checkCharge'>
/** Cost of a charge; nothing is booked. */
export const checkCharge = (body: ChargeAsked) => callForOne('card.checkCharge', { body })

/** Charges the card; refused when the price is another by now than `total`, which the member has seen. */
export const chargeCard = (filter: Filter<'card.charge'>, attempt: string) =>
  callForOne('card.charge', { filter, attempt })

/** Changes the holder's details, with a mailed code. */
export const editHolder = (body: wire.CardHolder & { code: string }, attempt: string) =>
  callForAll('card.editHolder', { body, attempt })

/** The whole number of the member's card: for the screen that asked, and for no cache. */
export const showCardNumber = (pin: wire.Approval, attempt: string) =>
  callForOne('card.showNumber', { body: { pin }, attempt })

/** Freezes the member's card. */
export const freezeCard = (attempt: string) => callForAll('card.freeze', { attempt })
/** Ends the freeze, with the PAY code. */
export const unfreezeCard = (pin: string, attempt: string) =>
  callForAll('card.unfreeze', { body: { pin }, attempt })
/** Fails with the refusal of a wrong PAY code, before a code is mailed. */
export const checkCardLimit = (pin: string) => callForAll('card.checkLimit', { body: { pin } })

/** The limit that the holder wants; without an amount, its end. */
export type CardLimitAsked = Body<'card.setLimit'>
/** Without an amount there is no limit any more; a limit that is raised needs the proof. */
export const setCardLimit = (body: CardLimitAsked, attempt: string) =>
  callForAll('card.setLimit', { body, attempt })

/** Sets which purchases the card lets through; more than before with the PAY code. */
export const setCardRules = (body: Body<'card.setRules'>, attempt: string) =>
  callForAll('card.setRules', { body, attempt })

/** A disposable number of the member's card: for the screen that asked, and for no cache. */
export const makeCardNumber = (body: Body<'card.makeNumber'>, attempt: string) =>
  callForOne('card.makeNumber', { body, attempt })

/** Closes a disposable number. */
export const closeCardNumber = (id: string, attempt: string) =>
  callForAll('card.closeNumber', { body: { id }, attempt })

/** Lets the demo's processor buy with the card. */
export const tryPurchase = (body: Body<'card.tryPurchase'>, attempt: string) =>
  callForOne('card.tryPurchase', { body, attempt })

/** Opens a case of customer service about a purchase. */
export const disputePurchase = (body: Body<'support.open'>, attempt: string) =>
  callForOne('support.open', { body, attempt })

/** The member's spending with the card in a month; in the newest one without a month. */
export const cardSpendingQuery = (month: string | undefined) =>
  oneQueryOf(
    'card.spending',
    { filter: month ? { month } : {} },
    { placeholderData: keepPreviousData, isMoving: true },
  )
