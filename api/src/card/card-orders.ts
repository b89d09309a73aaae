import { rejectCardOrder } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { findCardOrders, listCardOrders } from '@strongroom/projections/card'
import { contract, type wire } from '@strongroom/shared'
import type * as v from 'valibot'
import { type Asker, asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../office/deciding.ts'
import { cardCurrency } from './card-status.ts'
import { cardOrderCsv } from './csv-words.ts'

const decide = (
  { ledger, catalogue }: Parts,
  ask: Asker,
  uid: string,
  body: v.InferOutput<typeof wire.cardOrderStatusBody>,
) => {
  const { id: orderId } = body
  const approver = ask.session.uid
  if (body.status === -1) {
    const input = { orderId, reason: body.reason }
    const command = { type: 'RejectCardOrder', input, given: { approver } } as const
    return rejectCardOrder(ledger, uid, asked(ask, command, catalogue))
  }
  const command = {
    type: 'ProcessCardOrder',
    input: { orderId },
    given: {
      approver,
      cardCurrency: cardCurrency(catalogue),
      initialBalance: configOf(catalogue, 'cardInitialBalance'),
    },
  } as const
  return ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
}

const orders = implement(contract.card.orders, {
  csv: cardOrderCsv,
  handler: async ({ filter: { search, ...filter } }, { cardOrderNumbers, db, members }) => {
    const ids = search ? await cardOrderNumbers.withNumber(search) : []
    const found = await listCardOrders(db, ids.length > 0 ? { ...filter, ids } : { ...filter, search })
    const uids = found.rows.map(({ uid }) => uid)
    const [names, numbers] = await Promise.all([
      members.namesOf(uids),
      cardOrderNumbers.numbersOf(found.rows.map(({ id }) => id)),
    ])
    const rows = found.rows.map(
      ({ id, uid, status, reason, created_at, decided_at }): wire.CardOrder => ({
        id,
        uid,
        ...names(uid),
        orderNumber: numbers.get(id) ?? null,
        status,
        reason,
        created_date: created_at,
        finish_date: decided_at,
      }),
    )
    return page({ rows, total: found.total })
  },
})

const decideOrder = implement(contract.card.decideOrder, {
  handler: async (ask, parts) => {
    const { id: orderId, status } = ask.body
    const found = await findCase(parts, 'card_orders', () => findCardOrders(parts.db, orderId))
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const outcome = await decide(parts, ask, found.uid, ask.body)
    return replyOf(ask, outcome, () => one({ id: orderId, status }), found.uid)
  },
})

/** Orders of cards at the other provider, for administrators. */
export const cardOrders: readonly Call[] = [orders, decideOrder]
