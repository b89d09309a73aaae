import type { Command } from '@strongroom/ledger/eventlog'
import { rejectTopUp as reject } from '@strongroom/ledger/top-up'
import type { WalletCommand } from '@strongroom/ledger/wallet'
import { findTopUps, type TopUpRow } from '@strongroom/projections/top-up'
import type { contract } from '@strongroom/shared'
import { whyRisky } from '../chain/screening/case-risk.ts'
import { checkTxid } from '../chain/txid.ts'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import {
  type Approving,
  type DecideCase,
  decideCase,
  type FindingParts,
  findCase,
  type WhyNot,
} from '../platform/cases/deciding.ts'
import type { ApprovalTerms } from '../platform/proposals/approval-terms.ts'

type CommandOf<T extends WalletCommand['type']> = Extract<WalletCommand, { type: T }> & Command

/** One top-up, for its decision; undefined when the log has none. */
export const findTopUp = (parts: FindingParts, id: string) => findCase(parts, 'top_ups', id, findTopUps)

/** The command that approves a top-up. */
export const approvalOfTopUp = (
  topUpId: string,
  { fee, feeRate, externalTxId }: ApprovalTerms,
  given: Approving,
): CommandOf<'ApproveTopUp'> => ({
  type: 'ApproveTopUp',
  input: { topUpId, fee, feeRate, externalTxId },
  given,
})

/** Why a top-up is not credited now, if so: its risk takes a second administrator. */
export const whyTopUpWaits: WhyNot<TopUpRow> = (parts, ask, found) =>
  whyRisky(parts, ask, { ...found, kind: 'top-up', value: found.txid })

/** Credits a top-up. */
export const approveTopUp: DecideCase<typeof contract.topUp.approve> = async (ask, parts) => {
  const { id: topUpId, externalTxId } = ask.body
  const found = await findTopUp(parts, topUpId)
  if (!found) return refusalOf({ kind: 'top-up-unknown' })
  checkTxid(found.network, 'externalTxId', externalTxId)
  const currency = parts.catalogue.currency(found.currency)
  if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: found.currency })
  return decideCase(parts, ask, found, {
    status: 1,
    whyNot: whyTopUpWaits,
    credits: { claim: 'top-up', terms: ask.body },
    command: (_, approver) => approvalOfTopUp(topUpId, ask.body, { approver, currency }),
  })
}

/** Rejects a top-up: its TXID may be submitted again. */
export const rejectTopUp: DecideCase<typeof contract.topUp.reject> = async (ask, parts) => {
  const { id: topUpId, reason } = ask.body
  const found = await findTopUp(parts, topUpId)
  if (!found) return refusalOf({ kind: 'top-up-unknown' })
  const given = { approver: ask.session.uid }
  const command: CommandOf<'RejectTopUp'> = { type: 'RejectTopUp', input: { topUpId, reason }, given }
  const outcome = await reject(parts.ledger, found.uid, asked(ask, command))
  return replyOf(ask, outcome, () => one({ id: topUpId, status: -1 }), found.uid)
}
