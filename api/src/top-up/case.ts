import { rejectTopUp } from '@strongroom/ledger/top-up'
import { findTopUps, type TopUpRow } from '@strongroom/projections/top-up'
import { cases } from '@strongroom/shared'
import { whyRisky } from '../chain/screening/case-risk.ts'
import { checkTxid } from '../chain/txid.ts'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import {
  type Approving,
  decideCase,
  type FindingParts,
  findCase,
  type WhyNot,
} from '../platform/cases/deciding.ts'
import {
  type Approve,
  approvable,
  asBooked,
  decides,
  type Reject,
  type Typed,
} from '../platform/kinds/case-kind.ts'

const find = (parts: FindingParts, id: string) => findCase(parts, 'top_ups', id, findTopUps)

const approval = (topUpId: string, { fee, feeRate, externalTxId }: Typed, given: Approving) =>
  ({ type: 'ApproveTopUp', input: { topUpId, fee, feeRate, externalTxId }, given }) as const

/** Why a top-up is not credited now, if so: its risk takes a second administrator. */
const whyNot: WhyNot<TopUpRow> = (parts, ask, found) =>
  whyRisky(parts, ask, { ...found, kind: 'top-up', value: found.txid })

const approve: Approve = async (ask, parts) => {
  const { id: topUpId, externalTxId } = ask.body
  const found = await find(parts, topUpId)
  if (!found) return refusalOf({ kind: 'top-up-unknown' })
  checkTxid(found.network, 'externalTxId', externalTxId)
  const currency = parts.catalogue.currency(found.currency)
  if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: found.currency })
  return decideCase(parts, ask, found, {
    status: 1,
    whyNot,
    credits: { claim: 'top-up', terms: ask.body },
    command: (_, approver) => approval(topUpId, ask.body, { approver, currency }),
  })
}

/** The TXID of one that is rejected may be submitted again: its claim is given back, which takes a second stream. */
const reject: Reject = async (ask, parts) => {
  const { id: topUpId, reason } = ask.body
  const found = await find(parts, topUpId)
  if (!found) return refusalOf({ kind: 'top-up-unknown' })
  const given = { approver: ask.session.uid }
  const command = { type: 'RejectTopUp', input: { topUpId, reason }, given } as const
  const outcome = await rejectTopUp(parts.ledger, found.uid, asked(ask, command))
  return replyOf(ask, outcome, () => one({ id: topUpId, status: -1 }), found.uid)
}

/** Top-ups: credited once finance has seen the coins, or rejected. */
export const topUpCase = decides(cases.topUpCase, {
  ...approvable({
    find,
    whyNot,
    approval: (_, { id }, typed, given) => approval(id, typed, given),
    adds: 'TopUpApproved',
    figures: asBooked,
  }),
  approve,
  reject,
})
