import { cardCaptureLineId, cardPurchaseLineId } from '@strongroom/ledger/card'
import { uidOf } from '../../event-parts.ts'
import type { NewRow, PartOf } from '../../rows.ts'
import type { FactsNamed, Handlers } from '../../runner/by-fact.ts'
import {
  type AnyEvent,
  type AnyFact,
  type Change,
  insert,
  patch,
  remove,
  type Surroundings,
} from '../../runner/projection.ts'
import { fromUnits, toUnits } from '../../runner/units.ts'

const table = 'card_transactions'

/** The line of what is held for a purchase, of the facts that change it. */
export const holdLineOf = (fact: AnyFact): string | undefined =>
  fact.type === 'CardPurchaseIncremented' ||
  fact.type === 'CardPurchaseReleased' ||
  fact.type === 'CardPurchaseCaptured'
    ? cardPurchaseLineId(fact.authorisationId)
    : undefined

/** The line of a purchase or refund that a log settles, or no longer does. */
export const settledLineOf = (fact: AnyFact): string | undefined => {
  if (fact.type === 'CardLogReversed' && fact.settled !== undefined) return cardCaptureLineId(fact.settled)
  const isSettling = fact.type === 'CardLogBooked' && fact.matched !== undefined
  return isSettling ? cardCaptureLineId(fact.networkTransactionId) : undefined
}

type Line = Pick<NewRow<typeof table>, 'id' | 'currency' | 'amount' | 'status' | 'spend_type'>

const line = (event: AnyEvent, number: number, of: Line, set: PartOf<typeof table>): Change =>
  insert(table, {
    uid: uidOf(event),
    ...of,
    type: 'spend',
    ...set,
    number,
    created_at: event.at,
    finished_at: of.status === 0 ? null : event.at,
  })

type Held = { readonly authorisationId: string; readonly currency: string; readonly amount: string }

/** The line of what is held for a purchase. */
const holdLine = (event: AnyEvent, number: number, { authorisationId, currency, amount }: Held): Change => {
  const id = cardPurchaseLineId(authorisationId)
  const of = { id, currency, amount: `-${amount}`, status: 0, spend_type: 'purchase' } as const
  return line(event, number, of, { purchase_id: authorisationId })
}

/** The rest of a hold's line once so much of it is no longer held. */
const less = (event: AnyEvent, id: string, by: bigint, { find, number }: Surroundings): readonly Change[] => {
  const key = { uid: uidOf(event), id }
  const known = find(table, key)
  if (!known) return []
  const left = toUnits(String(known.amount)) + by
  return left === 0n ? [remove(table, key)] : [patch(table, key, { amount: fromUnits(left), number })]
}

/** The lines of purchases that the processor sends: one while they are held, and one for each capture and refund. */
export const purchaseLines: Pick<
  Handlers<FactsNamed<'CardPurchase'>>,
  | 'CardPurchaseAuthorised'
  | 'CardPurchaseIncremented'
  | 'CardPurchaseReleased'
  | 'CardPurchaseCaptured'
  | 'CardPurchaseRefunded'
> = {
  CardPurchaseAuthorised: (fact, event, { number }) => [holdLine(event, number, fact)],
  // Its line went with the hold where the whole of that was captured.
  CardPurchaseIncremented: (fact, event, around) => {
    const id = cardPurchaseLineId(fact.authorisationId)
    return around.find(table, { uid: uidOf(event), id })
      ? less(event, id, -toUnits(fact.amount), around)
      : [holdLine(event, around.number, fact)]
  },
  // A hold that comes back in whole stays as a cancelled line; a part of it is not shown any more.
  CardPurchaseReleased: ({ authorisationId, amount, because }, event, around) => {
    const id = cardPurchaseLineId(authorisationId)
    const key = { uid: uidOf(event), id }
    const known = around.find(table, key)
    if (!known || toUnits(String(known.amount)) + toUnits(amount) !== 0n)
      return less(event, id, toUnits(amount), around)
    const ended = { status: -1, reason: because, finished_at: event.at, number: around.number } as const
    return [patch(table, key, ended)]
  },
  CardPurchaseCaptured: (fact, event, around) => {
    const { authorisationId, reference, currency, amount, fromHold, released, above, without, logged } = fact
    const id = cardPurchaseLineId(authorisationId)
    const hold = less(event, id, toUnits(fromHold) + toUnits(released), around)
    // Its log was booked before, and has a line.
    if (logged !== undefined) return hold
    const of = { id: cardCaptureLineId(reference), currency, amount: `-${amount}`, status: 1 } as const
    const set = {
      purchase_id: authorisationId,
      network_transaction_id: reference,
      settled_on: fact.on,
      while_frozen: fact.whileFrozen ?? false,
      not_let_through: above !== undefined || without !== undefined,
    }
    return [...hold, line(event, around.number, { ...of, spend_type: 'purchase' }, set)]
  },
  CardPurchaseRefunded: (fact, event, { number }) => {
    const { authorisationId = null, reference, currency, amount, logged } = fact
    if (logged !== undefined) return []
    const of = {
      id: cardCaptureLineId(reference),
      currency,
      amount,
      status: 1,
      spend_type: 'credit',
    } as const
    const set = { purchase_id: authorisationId ?? reference, network_transaction_id: reference }
    return [line(event, number, of, { ...set, settled_on: fact.on })]
  },
}
