import * as v from 'valibot'
import { emailCode } from '../account/authentication.ts'
import { pin } from '../account/secrets.ts'
import { amountRange, listFilter } from '../filters.ts'
import { decidedByFields } from '../office/decided-by.ts'
import { amount, caseStatus, currencyCode, flag, id, rate, text, uid, words } from '../words.ts'
import { cardRules } from './card-purchases.ts'
import { cardTypeSeen, offeredCardType } from './card-types.ts'

/**
 * -1 blocked, 0 no card, 1 pending review (of an order or a bank transfer for a card, or of the card), 2 passed, 3 in arrears.
 * Above 1 it can be used or charged.
 */
export const cardStatus = v.picklist([-1, 0, 1, 2, 3])
export type CardStatus = v.InferOutput<typeof cardStatus>

/** The specified client's value where nothing was chosen. */
const nothing = v.pipe(
  v.picklist(['', 0]),
  v.transform(() => undefined),
)
const itemId = v.optional(v.nullable(v.union([nothing, id])))

/** The id of the type of card that is wanted; without one, the first that is offered. */
const wantedType = v.optional(id)

/**
 * The stablecoin that pays, the amount put on the card beside, and the type of card. `total`: the price that the member saw; at another one the
 * call is refused.
 */
export const openCardFilter = v.strictObject({
  currency: currencyCode,
  preItemId: itemId,
  cardType: wantedType,
  total: v.optional(rate),
})
/** The number of an order at the other provider, and the type of card that it is for. */
export const openCardByProviderFilter = v.strictObject({ orderNumber: words(200), cardType: wantedType })
const shortText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), text(80))
/** Stands for what is neither a text nor a number, or is too long for either. */
const noValue = v.pipe(
  v.unknown(),
  v.transform(() => '?'),
) as v.GenericSchema<unknown, string> as v.GenericSchema<string, string>
/** A value as it was given: what is none of those that the card takes is answered with error 101. */
const given = v.optional(v.nullable(v.union([nothing, shortText, noValue])))
/** `amount` in dollars on the card, or the item that names it; which of its errors it is, the answer's code says. */
export const chargeCardFilter = v.strictObject({
  currency: given,
  amount: given,
  itemId: given,
  /** The same item, as the list of them names it. */
  id: given,
  total: v.optional(rate),
})

/** The price of opening, and the card's balance then. Nothing is done. */
export const openCardCheckBody = v.omit(openCardFilter, ['total'])
/** The price of a charge, with the amount or the item. Nothing is done. */
export const chargeCardCheckBody = v.strictObject({
  ...v.omit(chargeCardFilter, ['total']).entries,
  currency: currencyCode,
})

/** The card’s id, and its status after the call. */
export const cardOpenResult = v.object({ id: v.string(), status: cardStatus })
/** Status of an order for a card: 0 pending, 1 processed, -1 rejected, -2 cancelled by its member. */
export const cardOrderStatus = caseStatus
/** The order’s id, and its status after the call. */
export const cardOrderResult = v.object({ id: v.string(), status: cardOrderStatus })
/** The charge’s id, and its status after the decision. */
export const cardReviewResult = v.object({ id: v.string(), status: caseStatus })

const holderFields = {
  holder_name: words(60),
  billing_country: words(60),
  billing_state: v.optional(text(60), ''),
  billing_city: words(60),
  billing_address: words(200),
  billing_postal: v.optional(
    v.pipe(
      text(20),
      v.transform(given => given || '99999'),
    ),
    '99999',
  ),
}
/** Name and billing address of a card’s holder, as the issuer has them. */
export const cardHolder = v.object(holderFields)
export type CardHolder = v.InferOutput<typeof cardHolder>
/** The emailed code is of scene editcardholder. */
export const cardHolderBody = v.strictObject({ ...holderFields, code: emailCode })

/** The PAY code ends the freeze. */
export const unfreezeCardBody = v.strictObject({ pin })
/** The PAY code alone, before a code is mailed. */
export const beforeCardLimitBody = v.strictObject({ pin })
/**
 * The daily limit in the card's currency; null takes it away. Lowering takes nothing more; raising and taking away take the
 * PAY code and an emailed code of scene cardlimit.
 */
export const cardLimitBody = v.strictObject({
  amount: v.nullable(amount),
  proof: v.optional(v.strictObject({ pin, code: emailCode })),
})

const money = v.string()

/** The caller's own card, and the prices of opening and charging it now. Amounts are in `currency` where nothing else is said. */
export const cardInfo = v.object({
  status: cardStatus,
  id: v.nullable(v.string()),
  /** Null for a card without a type, and where there is no card. */
  card_type: v.nullable(cardTypeSeen),
  currency: v.string(),
  balance: money,
  card_number: v.nullable(v.string()),
  expiry: v.nullable(v.string()),
  monthly_fee: money,
  /** Day of the month on which it is taken. */
  monthly_fee_day: v.number(),
  annual_fee: money,
  holder: v.nullable(cardHolder),
  /** 1: its holder has frozen it. */
  frozen: flag,
  /** The holder's own limit, null without one, and how much of it each kind of movement has used today, UTC. */
  daily: v.object({ limit: v.nullable(money), charged: money, withdrawn: money, spent: money }),
  /** The rules by which the holder declines purchases. */
  rules: cardRules,
  /** The amount held for purchases that are not captured yet. */
  held: money,
  /** Null where no processor asks for purchases. `demo`: 1 where the demo's does; `numbers`: 1 where it gives disposable numbers; the others are the house's limits: of one purchase, of a day and a month, and of cash in a day. */
  purchasing: v.nullable(
    v.object({ demo: flag, numbers: flag, maximum: money, day: money, month: money, cash: money }),
  ),
  /**
   * `types` are those that are offered, and may be none; `fee` and `initialBalance` are of a card opened now without a choice of type;
   * `underWay` names the request that already waits for the house, and `underWayId` is its id, `rejected` why the last order of the other
   * provider was rejected, while nothing waits.
   */
  opening: v.object({
    fee: money,
    initialBalance: money,
    types: v.array(offeredCardType),
    currencies: v.array(v.string()),
    vipLevel: v.number(),
    underWay: v.nullable(v.picklist(['voucher', 'order'])),
    underWayId: v.nullable(v.string()),
    rejected: v.nullable(v.string()),
    /** The other provider's page; null while it is switched off. */
    provider: v.nullable(v.object({ url: v.string() })),
  }),
  /** `left` is the amount that can be charged today under the house's limit and the holder's; `pending` the amount that waits for finance. */
  charging: v.object({
    minimum: money,
    maximum: money,
    left: money,
    feeRate: v.string(),
    pending: money,
    currencies: v.array(v.string()),
  }),
})
export type CardInfo = v.InferOutput<typeof cardInfo>

/**
 * The price of opening a card from the wallet, in `currency`: `fee` and `precharge` are `total`; `balance` stays available.
 * `cardBalance`, in `cardCurrency`, is on the card then.
 */
export const cardOpeningPreview = v.object({
  currency: v.string(),
  fee: money,
  precharge: money,
  total: money,
  balance: money,
  cardCurrency: v.string(),
  cardBalance: money,
})
export type CardOpeningPreview = v.InferOutput<typeof cardOpeningPreview>

/**
 * The amount that a charge locks in the wallet, in `currency`: `cost` and `fee` are `total`; `balance` stays available. In
 * `cardCurrency` the card gets `amount`, and then holds `cardBalance`.
 */
export const cardChargePreview = v.object({
  currency: v.string(),
  cost: money,
  fee: money,
  total: money,
  balance: money,
  cardCurrency: v.string(),
  amount: money,
  cardBalance: money,
})
export type CardChargePreview = v.InferOutput<typeof cardChargePreview>

/** A charge of a card: `cost` and `fee` in `currency`; the card gets `amount` in `cardCurrency`. 0 pending, 1 complete, -1 cancelled. */
export const cardCharge = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  currency: v.string(),
  cost: money,
  fee: money,
  cardCurrency: v.string(),
  amount: money,
  status: caseStatus,
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
  ...decidedByFields,
})
export type CardCharge = v.InferOutput<typeof cardCharge>
/** The charges of all cards, or of one member's. */
export const cardChargeFilter = listFilter(['created_date', 'amount', 'finish_date'], {
  ...amountRange,
  status: v.optional(caseStatus),
  currency: v.optional(currencyCode),
  uid: v.optional(uid),
})

/** An order of a card at the other provider. The number is null when it was erased with its member. */
export const cardOrder = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  orderNumber: v.nullable(v.string()),
  /** The type of card that is opened with it, and its English name; null for none. */
  card_type: v.nullable(v.string()),
  card_type_name: v.nullable(v.string()),
  status: cardOrderStatus,
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
  ...decidedByFields,
})
export type CardOrder = v.InferOutput<typeof cardOrder>
/** `search` finds part of an order's number, its id or a member's. */
export const cardOrderFilter = listFilter(['created_date', 'finish_date'], {
  status: v.optional(cardOrderStatus),
  uid: v.optional(uid),
})
/** 1 opens the card; -1 is for a number that the provider does not know, and the member hears why. 0 leaves it pending. */
export const cardOrderStatusBody = v.variant('status', [
  v.strictObject({ id, status: v.literal(0, '0 pending') }),
  v.strictObject({ id, status: v.literal(1, '1 processed') }),
  v.strictObject({ id, status: v.literal(-1, '-1 rejected'), reason: words(500) }),
])
