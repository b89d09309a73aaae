import { isOverridden } from '@strongroom/ledger/office'
import { findProofOverride } from '@strongroom/projections/office'
import { readBooks } from '@strongroom/projections/proof'
import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { statusInLog } from '../platform/cases/deciding.ts'
import { overrideOf } from '../platform/cases/proof-hold.ts'
import { propose } from '../platform/proposals/proposing.ts'
import { caseDecisions } from './case-decisions.ts'

const hold = implement(contract.audit.payoutHold, {
  handler: async ({ params, now }, parts) => {
    const { until } = await overrideOf(parts, params.id)
    const isOpen = isOverridden({ caseId: params.id, ...(until && { until }) }, now)
    const waiting = isOpen ? undefined : await findProofOverride(parts.db, params.id)
    return one({
      held: !isOpen && !(await readBooks(parts.db)).sound,
      proposal: waiting?.id ?? null,
      until: isOpen ? (until ?? null) : null,
    })
  },
})

const override = implement(contract.audit.overrideProof, {
  handler: async (ask, parts) => {
    const { payout, id, reason } = ask.body
    const found = await caseDecisions[payout].find(parts, id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const { uid, currency, amount } = found
    const status = await statusInLog(parts, payout, found)
    if (status !== 'pending') return refusalOf({ kind: 'already-decided', status: status ?? 'rejected' })
    const change = { payout, caseId: id, uid, currency, amount, reason: reason.trim() }
    return propose(parts, ask, { kind: 'proof-override', ...change })
  },
})

/** Payouts while the books differ: held back, and let out case by case by two administrators. */
export const proofHoldCalls: readonly Call[] = [hold, override]
