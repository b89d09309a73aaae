import { uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import {
  type AnyEvent,
  insert,
  type Projection,
  patch,
  readSql,
  type Surroundings,
} from '../../runner/projection.ts'
import { added, toUnits } from '../../runner/units.ts'

const table = 'card_purchases'

type Place = {
  readonly mcc?: string | undefined
  readonly country?: string | undefined
  readonly number?: { readonly id: string; readonly last4?: string | undefined } | undefined
  readonly bought?: { readonly currency: string; readonly amount: string; readonly rate: string } | undefined
}

const placeOf = ({ mcc, country, number, bought }: Place) => ({
  mcc: mcc ?? null,
  country: country ?? null,
  number_id: number?.id ?? null,
  number_last4: number?.last4 ?? null,
  bought_currency: bought?.currency ?? null,
  bought_amount: bought?.amount ?? null,
  rate: bought?.rate ?? null,
})

type Told = { readonly authorisationId: string; readonly currency: string; readonly amount: string }

const keyOf = (event: AnyEvent, { authorisationId: id }: Pick<Told, 'authorisationId'>) => ({
  uid: uidOf(event),
  id,
})

/** A purchase of which nothing was known before, with every figure: a row that is not written yet has no defaults. */
const begun = (event: AnyEvent, fact: Told) => ({
  ...keyOf(event, fact),
  currency: fact.currency,
  authorised: '0',
  held: '0',
  captured: '0',
  refunded: '0',
  unwanted: false,
  created_at: event.at,
  updated_at: event.at,
})

const now = (event: AnyEvent, fact: Pick<Told, 'authorisationId'>, set: PartOf<typeof table>) => [
  patch(table, keyOf(event, fact), { ...set, updated_at: event.at }),
]

const found = (event: AnyEvent, fact: Pick<Told, 'authorisationId'>, { find }: Surroundings) =>
  find(table, keyOf(event, fact))

/** Purchases that the card's processor has asked for or told of: how each was decided, and what became of it. */
export const cardPurchases: Projection<'card_purchases'> = {
  name: table,
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_purchases: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency', 'state'], sums: ['held', 'captured', 'refunded'] }],
  reads: event => {
    const { data: fact } = event
    const id = 'messageId' in fact ? fact.authorisationId : undefined
    return id === undefined ? [] : [{ table, key: { uid: uidOf(event), id } }]
  },
  changes: byFact<FactsNamed<'CardPurchase'>>({
    CardPurchaseAuthorised: (fact, event) => {
      const { amount, channel } = fact
      const approved = { state: 'pending', asked: amount, authorised: amount, held: amount } as const
      const place = { ...placeOf(fact), channel, expires_on: fact.expiresOn }
      return [insert(table, { ...begun(event, fact), ...approved, ...place })]
    },
    CardPurchaseIncremented: (fact, event, around) => {
      const known = found(event, fact, around)
      if (!known) return []
      const authorised = added(known.authorised, fact.amount)
      const held = added(known.held, fact.amount)
      return now(event, fact, { state: 'pending', authorised, held, expires_on: fact.expiresOn })
    },
    CardPurchaseDeclined: (fact, event, around) => {
      const { amount: asked, because, by: ruled_by = null, limit, channel } = fact
      const why = {
        because,
        ruled_by,
        limit_of: limit?.of ?? null,
        limit_per: limit?.per ?? null,
        limit_amount: limit?.amount ?? null,
      }
      if (fact.adds) return found(event, fact, around) ? now(event, fact, why) : []
      const declined = { state: 'declined', asked, ...placeOf(fact), channel, ...why } as const
      return found(event, fact, around)
        ? now(event, fact, declined)
        : [insert(table, { ...begun(event, fact), ...declined })]
    },
    CardPurchaseReleased: (fact, event, around) => {
      const known = found(event, fact, around)
      if (!known) return [insert(table, { ...begun(event, fact), state: 'reversed', asked: fact.amount })]
      const held = added(known.held, `-${fact.amount}`)
      if (toUnits(held) !== 0n) return now(event, fact, { held })
      const end = fact.because === 'expired' ? 'expired' : 'reversed'
      return now(event, fact, { held, state: toUnits(String(known.captured)) === 0n ? end : 'captured' })
    },
    CardPurchaseCaptured: (fact, event, around) => {
      const { amount, fromHold, released, final, above, without, whileFrozen } = fact
      const isUnwanted = above !== undefined || without !== undefined || whileFrozen === true
      const known = found(event, fact, around)
      if (!known) {
        const forced = { state: 'captured', asked: amount, captured: amount, unwanted: isUnwanted } as const
        return [insert(table, { ...begun(event, fact), ...forced })]
      }
      const held = added(known.held, `-${fromHold}`, `-${released}`)
      // Nothing waits where nothing is held, whatever may follow: an addition makes it wait again.
      const isPending = known.state === 'pending' && !final && toUnits(held) !== 0n
      return now(event, fact, {
        captured: added(known.captured, amount),
        held,
        unwanted: known.unwanted === true || isUnwanted,
        ...(isPending ? {} : { state: 'captured' }),
      })
    },
    CardPurchaseRefunded: (fact, event, around) => {
      const { authorisationId } = fact
      const known = authorisationId === undefined ? undefined : found(event, { authorisationId }, around)
      if (!known || authorisationId === undefined) return []
      return now(event, { authorisationId }, { refunded: added(known.refunded, fact.amount) })
    },
  }),
}
