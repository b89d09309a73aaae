import { cardPriceOf, rejectCardOrder } from '@strongroom/ledger/card'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardOrderRow, findCardOrders } from '@strongroom/projections/card'
import { cases, type wire } from '@strongroom/shared'
import type * as v from 'valibot'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import { type Approving, type FindingParts, findCase } from '../platform/cases/deciding.ts'
import { approvable, decides } from '../platform/kinds/case-kind.ts'
import { cardCurrency } from './card-status.ts'

/** One order of a card, for its decision; undefined when the log has none. */
export const findOrder = (parts: FindingParts, id: string) =>
  findCase(parts, 'card_orders', id, findCardOrders)

/** The command that opens the card of an order, with the balance that a card of its type begins with. */
export const processingOfOrder = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { id: orderId, card_type }: Pick<CardOrderRow, 'id' | 'card_type'>,
  { approver }: Pick<Approving, 'approver'>,
) =>
  ({
    type: 'ProcessCardOrder',
    input: { orderId },
    given: {
      approver,
      cardCurrency: cardCurrency(catalogue),
      initialBalance: cardPriceOf(catalogue, 'initial_balance', card_type ?? undefined),
    },
  }) as const

/** Opens the card of an order, or rejects the order. */
export const decideCardOrder = (
  parts: Parts,
  ask: Asker,
  order: CardOrderRow,
  body: Exclude<v.InferOutput<typeof wire.cardOrderStatusBody>, { status: 0 }>,
) => {
  const { ledger, catalogue } = parts
  const { id: orderId, uid } = order
  const approver = ask.session.uid
  if (body.status === -1) {
    const input = { orderId, reason: body.reason }
    const command = { type: 'RejectCardOrder', input, given: { approver } } as const
    return rejectCardOrder(ledger, uid, asked(ask, command, catalogue))
  }
  const command = processingOfOrder(parts, order, { approver })
  return ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
}

/** Orders of cards: their call opens the card, or rejects the order. */
export const cardOrderCase = decides(
  cases.cardOrderCase,
  approvable({
    find: findOrder,
    currency: ({ catalogue }) => cardCurrency(catalogue).code,
    approval: (parts, found, _, given) => processingOfOrder(parts, found, given),
    adds: 'CardOpened',
    figures: ({ initialBalance }) => ({ amount: initialBalance, fee: null, credited: initialBalance }),
  }),
)
