import * as v from 'valibot'
import { approval } from '../account/passkeys.ts'
import { amountRange, listFilter } from '../filters.ts'
import { amount, currencyCode, id, oneLine, uid } from '../words.ts'
import { namesOnePayee, namesOnePayeeMessage, payeeFields } from './contacts.ts'

/** Asks a member for an amount; `note` says what for. */
export const askForMoneyBody = v.pipe(
  v.strictObject({ ...payeeFields, currency: currencyCode, amount, note: v.optional(oneLine(80)) }),
  v.forward(
    v.check(given => namesOnePayee(given), namesOnePayeeMessage),
    ['uid'],
  ),
)

/** Pays a request to oneself. `code`: mailed for a quick pay of its amount to its asker, or a passkey’s proof for it. */
export const payMoneyRequestBody = v.strictObject({ id, code: approval })

/** Declines a request to oneself; its asker reads the reason. */
export const declineMoneyRequestBody = v.strictObject({ id, reason: v.optional(oneLine(80)) })

/** Takes back one’s own request to the member `uid`. */
export const cancelMoneyRequestBody = v.strictObject({ id, uid })

/** `returned`: paid, and the money came back to the payer, because it could not be received. */
const status = v.picklist(['open', 'paid', 'declined', 'cancelled', 'expired', 'returned'])

/** A request for money. `direction`: `received` by the caller, who may pay it, or `sent` by the caller; `uid`: the other member. */
export const moneyRequest = v.object({
  id: v.string(),
  direction: v.picklist(['sent', 'received']),
  uid: v.string(),
  username: v.string(),
  currency: v.string(),
  amount: v.string(),
  note: v.nullable(v.string()),
  /** Why it was declined, where its payer says so. */
  reason: v.nullable(v.string()),
  status,
  /** The last day (UTC) on which it can be paid. */
  last_day: v.string(),
  created_date: v.string(),
  decided_date: v.nullable(v.string()),
})
export type MoneyRequest = v.InferOutput<typeof moneyRequest>

/** The caller's own requests, sent and received unless `direction` says one. */
export const moneyRequestFilter = listFilter(['created_date'], {
  ...amountRange,
  status: v.optional(status),
  direction: v.optional(v.picklist(['sent', 'received'])),
})

/** The id of the request that was made. */
export const askedForMoney = v.object({ id: v.string() })
