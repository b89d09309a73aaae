import type { contract, wire } from '@strongroom/shared'
import { approveFps, rejectFps } from '../bank/decide-fps-top-up.ts'
import { approveCharge, rejectCharge } from '../card/decide-card-charge.ts'
import type { Asker } from '../command/asking.ts'
import type { Reply } from '../command/replies.ts'
import { approveSendPayment, rejectSendPayment } from '../payment/decide-send-payment.ts'
import type { DecideCase, DecidingParts } from '../platform/cases/deciding.ts'
import { approveTopUp, rejectTopUp } from '../top-up/decide-top-up.ts'
import { approveCurrency, rejectCurrency } from '../wallet/decide-currency-request.ts'
import { approveWithdrawal, rejectWithdrawal } from '../withdrawal/decide-withdrawal.ts'
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.ts'

/** The input of both decisions of a kind: the case alone, and the case with a reason. */
type Approve = DecideCase<typeof contract.wallet.approveCurrency>
type Reject = DecideCase<typeof contract.wallet.rejectCurrency>

const decisions: { readonly [K in wire.BulkKind]: { readonly approve: Approve; readonly reject: Reject } } = {
  'top-up': { approve: approveTopUp, reject: rejectTopUp },
  'fps-top-up': { approve: approveFps, reject: rejectFps },
  withdrawal: { approve: approveWithdrawal, reject: rejectWithdrawal },
  'send-payment': { approve: approveSendPayment, reject: rejectSendPayment },
  adjustment: { approve: approveAdjustment, reject: rejectAdjustment },
  'currency-request': { approve: approveCurrency, reject: rejectCurrency },
  'card-charge': { approve: approveCharge, reject: rejectCharge },
}

type Asked = { readonly kind: wire.BulkKind; readonly decision: 1 | -1; readonly reason: string | null }

/** Decides one case by the same function as a single request does. */
export const decideOne = (
  parts: DecidingParts,
  ask: Asker & { readonly now: Date },
  { kind, decision, reason }: Asked,
  id: string,
): Promise<Reply> =>
  decision === 1
    ? decisions[kind].approve({ ...ask, body: { id } }, parts)
    : decisions[kind].reject({ ...ask, body: { id, reason: reason ?? '' } }, parts)
