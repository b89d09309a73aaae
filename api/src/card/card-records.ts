import { walletDecider } from '@strongroom/ledger/wallet'
import { listCards } from '@strongroom/projections/card'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply, refused } from '../http/replies.ts'
import { createCardRecords } from '../vault/card-records.ts'
import { cardCurrency, cardStatusNumber, cardStatusOf, dayOf } from './card-status.ts'
import { type CardFilter, cardSummaries } from './card-summaries.ts'
import { cardCsv } from './csv-words.ts'

const statuses = { '-1': 'blocked', 1: 'in-review', 2: 'active', 3: 'suspended' } as const

/** Cards as administrators keep them: what is printed on them, and whether they can be used. */
export const cardRecords = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, config } = parts
  const records = createCardRecords(db, config.secretKey)
  const money = (amount: string) => atScale(catalogue, cardCurrency(catalogue).code, amount)

  /** One page of cards with their records and members. What is searched for is personal, so it is looked up first. */
  const listed = async ({ status, search, ...filter }: CardFilter) => {
    const uids = search ? await records.search(search) : undefined
    const named = status === undefined ? undefined : statuses[status]
    const { rows, total } = await listCards(db, { ...filter, status: named, uids })
    const found = rows.map(({ uid }) => uid)
    const [printed, names] = await Promise.all([records.of(found), members.namesOf(found)])
    return { total, rows: rows.map(card => ({ card, record: printed.get(card.uid), who: names(card.uid) })) }
  }

  const setStatus = async (
    ask: Asker & { readonly now: Date },
    {
      uid,
      cardId,
      status,
      reason,
    }: { uid: string; cardId: string; status?: 2 | -1 | undefined; reason: string },
  ): Promise<Reply> => {
    if (status !== undefined) {
      const given = { approver: ask.session.uid, today: dayOf(ask.now) }
      const outcome = await ledger.handle(
        walletDecider,
        uid,
        asked(
          ask,
          status === 2
            ? { type: 'ActivateCard', input: { cardId }, given }
            : { type: 'BlockCard', input: { cardId, reason }, given },
        ),
      )
      if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
      ask.moved(outcome.position, uid)
    }
    const { state } = await ledger.load(walletDecider, uid)
    return one({ id: cardId, status: cardStatusOf(state.card) })
  }

  const taken = () => refused('CARD_TAKEN', 'Another card has this code or this number')
  /** The member with that address and their card, as the log has them now. */
  const cardOf = async (email: string) => {
    const member = await members.byEmail(email)
    const card = member && (await ledger.load(walletDecider, member.uid)).state.card
    return card && { uid: member.uid, card }
  }

  return [
    implement(contract.card.add, {
      handler: async ask => {
        const { email, card_id: reference, card_number: number, expiration_date: expiry, status } = ask.body
        const found = await cardOf(email)
        if (!found) return refused('CARD_NOT_OPENED', 'This member has not opened a card')
        if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
        const { uid } = found
        const { cardId } = found.card
        const added = await records.add({ cardId, uid, reference, expiry, number, by: ask.session.uid })
        const known = added ? undefined : (await records.of([uid])).get(uid)
        // Tried again: it is there, just so.
        const isSame = known?.reference === reference && (await records.numberOf(uid)) === number
        if (!added && known && !isSame)
          return refused('CARD_ENTERED', 'This card has been entered already: edit it instead')
        if (!added && !known) return taken()
        return setStatus(ask, { uid, cardId, status, reason: ask.body.reason })
      },
    }),

    implement(contract.card.set, {
      handler: async ask => {
        const { id: cardId, email, card_id: reference, card_number: number, status, reason } = ask.body
        const found = await cardOf(email)
        if (found?.card.cardId !== cardId) return refused('CARD_NOT_OPENED', 'This member has no such card')
        if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
        const { uid } = found
        if (!(await records.of([uid])).has(uid))
          return refused('CARD_NOT_ENTERED', 'This card has not been entered yet')
        const { expiration_date: expiry } = ask.body
        const change = { cardId, uid, reference, expiry, number, by: ask.session.uid }
        if (!(await records.change(change))) return taken()
        return setStatus(ask, { uid, cardId, status, reason })
      },
    }),

    implement(contract.card.all, {
      csv: cardCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listed(filter)
        return page({
          total,
          rows: rows.map(({ card, record, who }) => ({
            id: card.card_id,
            uid: card.uid,
            ...who,
            card_id: record?.reference ?? null,
            card_number: record?.last4 ?? null,
            expiration_date: record?.expiry ?? null,
            status: cardStatusNumber(card.status),
            opened_by: card.opened_by,
            currency: cardCurrency(catalogue).code,
            balance: money(card.balance),
            fee_paid_for: card.fee_paid_for,
            reason: card.reason,
            created_date: card.opened_at,
            updated_date: card.updated_at,
          })),
        })
      },
    }),

    ...cardSummaries(parts, listed),
  ]
}
