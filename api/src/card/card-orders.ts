import { keptAt } from '@strongroom/ledger/book'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardOrderRow, listCardOrders } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { whyDeciderUnproven } from '../platform/cases/decision-proof.ts'
import { caseNames } from '../platform/cases/named-cases.ts'
import { decideCardOrder, findOrder, processingOfOrder } from './card-order.case.ts'
import { cardTypeListed } from './card-types.ts'
import { cardOrderCsv } from './words.ts'

const recordOf = recordFrom<CardOrderRow>()(wire.cardOrder)

const orders = implement(contract.card.orders, {
  csv: cardOrderCsv,
  handler: async ({ filter: { search, ...filter } }, parts) => {
    const { cardOrderNumbers, db } = parts
    const ids = search ? await cardOrderNumbers.withNumber(search) : []
    const found = await listCardOrders(db, ids.length > 0 ? { ...filter, ids } : { ...filter, search })
    const [named, numbers] = await Promise.all([
      caseNames(parts, found.rows),
      cardOrderNumbers.numbersOf(found.rows.map(({ id }) => id)),
    ])
    const rows = found.rows.map(row =>
      recordOf(parts, row, {
        ...named(row),
        orderNumber: numbers.get(row.id) ?? null,
        ...cardTypeListed(parts.catalogue, row.card_type),
      }),
    )
    return page({ rows, total: found.total })
  },
})

/** An order that waits stays as it is; one that is decided does not come back. */
const leavePending = async ({ ledger }: Pick<Parts, 'ledger'>, { id, uid }: CardOrderRow) => {
  const { state } = await ledger.load(walletDecider, uid)
  const { status } = keptAt(state.cardOrders, id) ?? { status: 'pending' }
  return status === 'pending' ? one({ id, status: 0 }) : refusalOf({ kind: 'already-decided', status })
}

const decideOrder = implement(contract.card.decideOrder, {
  handler: async (ask, parts) => {
    const { body } = ask
    const { id: orderId, status } = body
    const found = await findOrder(parts, orderId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (body.status === 0) return leavePending(parts, found)
    const approver = ask.session.uid
    const unproven =
      status === 1
        ? await whyDeciderUnproven(parts, ask, found.uid, processingOfOrder(parts, found, { approver }))
        : undefined
    if (unproven) return unproven
    const outcome = await decideCardOrder(parts, ask, found, body)
    return replyOf(ask, outcome, () => one({ id: orderId, status }), found.uid)
  },
})

/** Orders of cards at the other provider, for administrators. */
export const cardOrders: readonly Call[] = [orders, decideOrder]
