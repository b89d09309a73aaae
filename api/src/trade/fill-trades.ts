import { keptAt } from '@strongroom/ledger/book'
import { policyOf } from '@strongroom/ledger/catalogue'
import { fillLoss, judgeFill, type TradeOrder } from '@strongroom/ledger/trade'
import { walletDecider } from '@strongroom/ledger/wallet'
import { allMarketsOf } from '@strongroom/projections/catalogue'
import { findTrades } from '@strongroom/projections/trade'
import { contract, Decimal } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase, whyDisabled } from '../platform/cases/deciding.ts'
import { whyDeciderUnproven } from '../platform/cases/decision-proof.ts'
import { takeAmountAlone } from '../platform/proposals/alone-share.ts'
import { checkProposer } from '../platform/proposals/policy.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { type Fill, fillCommand, type Wanted } from './fill-command.ts'

type Asking = Asker & { readonly now: Date }

/** Fills an order for one administrator, or proposes it to a second one where its price is too bad for the house. */
const fill = async (parts: Parts, ask: Asking, { orderId, amount }: Wanted): Promise<Reply> => {
  const { ledger, catalogue } = parts
  const found = await findCase(parts, 'trades', orderId, findTrades)
  if (!found) return refusalOf({ kind: 'case-unknown' })
  const { uid } = found
  const held = await whyDisabled(parts, ask, uid)
  if (held) return held
  const before = await knownChange(parts, ask.commandId)
  if (before?.kind === 'fill') return propose(parts, ask, before)
  const { state } = await ledger.load(walletDecider, uid)
  const order = keptAt(state.trades, orderId)
  const markets = await allMarketsOf(parts, found)
  const share = policyOf(catalogue, 'fill').alone
  const command = fillCommand(parts, found, {
    orderId,
    amount,
    approver: ask.session.uid,
    bounds: { markets, share, byTwo: false },
  })
  const unproven = await whyDeciderUnproven(parts, ask, uid, command)
  if (unproven) return unproven
  const isAgain = await ledger.knows(walletDecider, uid, ask.commandId)
  const alone = order && !isAgain ? await takeLoss(parts, ask, order, { amount, markets, share }) : undefined
  if (order && alone?.isAlone === false) {
    // A fill that even two may not make is refused at once.
    const agreed = { ...command, given: { ...command.given, bounds: { markets, share, byTwo: true } } }
    const dry = walletDecider.decide(agreed, state)
    if (dry.kind === 'refused') return refusalOf(dry.refusal)
    const { side, base, target, price } = order
    const change: Fill = { kind: 'fill', uid, orderId, side, base, target, price, markets: [...markets] }
    return propose(parts, ask, { ...change, ...(amount === undefined ? {} : { amount }) })
  }
  const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused' || outcome.repeated) await alone?.giveBack()
  return replyOf(
    ask,
    outcome,
    ({ events }) => {
      const fact = events[0]?.data
      const isOpen = fact?.type === 'TradeFilled' && !new Decimal(fact.left).isZero()
      return one({ id: orderId, status: isOpen ? 0 : 1 })
    },
    uid,
  )
}

type Bounded = {
  readonly amount: string | undefined
  readonly markets: readonly string[]
  readonly share: string
}

/**
 * Whether one administrator may fill it: no worse for the house than the policy's share, and all that they have cost the house on this day within
 * what they may adjust alone. Many small losses would otherwise be a large one.
 */
const takeLoss = async (
  parts: Parts,
  ask: Asking,
  order: TradeOrder,
  { amount = order.left, markets, share }: Bounded,
): Promise<{ readonly isAlone: boolean; readonly giveBack: () => Promise<void> }> => {
  const nothing = async () => {}
  checkProposer(parts.catalogue, ask, 'fill')
  if (judgeFill(order, { markets, share }) !== 'near') return { isAlone: false, giveBack: nothing }
  const loss = fillLoss(order, amount, markets)
  if (new Decimal(loss).isZero()) return { isAlone: true, giveBack: nothing }
  const limit = policyOf(parts.catalogue, 'adjustment').alone
  const taken = await takeAmountAlone(parts, ask, limit, { code: order.target, amount: loss })
  return { isAlone: taken.isTaken, giveBack: taken.giveBack }
}

const complete = implement(contract.trade.complete, {
  handler: (ask, parts) => fill(parts, ask, { orderId: ask.body.id, amount: ask.body.amount }),
})

const fillPart = implement(contract.trade.fill, {
  handler: (ask, parts) => fill(parts, ask, { orderId: ask.body.id, amount: ask.body.amount }),
})

/** Fills of orders by administrators. */
export const fills: readonly Call[] = [complete, fillPart]
