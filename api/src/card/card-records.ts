import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { cardCurrency, cardStatusNumber, cardStatusOf, dayOf } from './card-status.ts'
import { cardCsv } from './csv-words.ts'
import { listCardsKept } from './listed-cards.ts'

const money = ({ catalogue }: Parts, amount: string) =>
  atScale(catalogue, cardCurrency(catalogue).code, amount)

const setStatus = async (
  { ledger }: Parts,
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
const cardOf = async ({ members, ledger }: Parts, email: string) => {
  const member = await members.byEmail(email)
  const card = member && (await ledger.load(walletDecider, member.uid)).state.card
  return card && { uid: member.uid, card }
}

const add = implement(contract.card.add, {
  handler: async (ask, parts) => {
    const { cardRecords } = parts
    const { email, card_id: reference, card_number: number, expiration_date: expiry, status } = ask.body
    const found = await cardOf(parts, email)
    if (!found) return refused('CARD_NOT_OPENED', 'This member has not opened a card')
    if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const { uid } = found
    const { cardId } = found.card
    const added = await cardRecords.add({ cardId, uid, reference, expiry, number, by: ask.session.uid })
    const known = added ? undefined : (await cardRecords.of([uid])).get(uid)
    // Tried again: it is there, just so.
    const isSame = known?.reference === reference && (await cardRecords.numberOf(uid)) === number
    if (!added && known && !isSame)
      return refused('CARD_ENTERED', 'This card has been entered already: edit it instead')
    if (!added && !known) return taken()
    return setStatus(parts, ask, { uid, cardId, status, reason: ask.body.reason })
  },
})

const set = implement(contract.card.set, {
  handler: async (ask, parts) => {
    const { id: cardId, email, card_id: reference, card_number: number, status, reason } = ask.body
    const found = await cardOf(parts, email)
    if (found?.card.cardId !== cardId) return refused('CARD_NOT_OPENED', 'This member has no such card')
    if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const { uid } = found
    if (!(await parts.cardRecords.of([uid])).has(uid))
      return refused('CARD_NOT_ENTERED', 'This card has not been entered yet')
    const { expiration_date: expiry } = ask.body
    const change = { cardId, uid, reference, expiry, number, by: ask.session.uid }
    if (!(await parts.cardRecords.change(change))) return taken()
    return setStatus(parts, ask, { uid, cardId, status, reason })
  },
})

const all = implement(contract.card.all, {
  csv: cardCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardsKept(parts, filter)
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
        currency: cardCurrency(parts.catalogue).code,
        balance: money(parts, card.balance),
        fee_paid_for: card.fee_paid_for,
        frozen: card.frozen ? 1 : 0,
        daily_limit: card.daily_limit === null ? null : money(parts, card.daily_limit),
        reason: card.reason,
        card_purchase_date: card.opened_at,
        card_open_date: card.active_since,
        created_date: card.opened_at,
        updated_date: card.updated_at,
      })),
    })
  },
})

/** Cards as administrators keep them: what is printed on them, and whether they can be used. */
export const cardRecords: readonly Call[] = [add, set, all]
