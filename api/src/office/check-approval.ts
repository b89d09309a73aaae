import type { WalletCommand } from '@strongroom/ledger/wallet'
import { contract, type wire } from '@strongroom/shared'
import type * as v from 'valibot'
import { approvalOfFps, findFps } from '../bank/decide-fps-top-up.ts'
import { distribution, findDeposit } from '../bank/deposit-cases.ts'
import { atScale } from '../command/money.ts'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findRequestPayment, receiptOfRequest } from '../payment/decide-request-payment.ts'
import { findSendPayment, settlementOf } from '../payment/decide-send-payment.ts'
import { approvalOfTopUp, findTopUp } from '../top-up/decide-top-up.ts'
import { preview } from '../wallet/preview.ts'
import { approvalOfWithdrawal, findWithdrawal } from '../withdrawal/decide-withdrawal.ts'
import type { Approving } from './deciding.ts'

type Asked = v.InferOutput<typeof wire.approvalCheckBody>
type Row = { readonly id: string; readonly uid: string; readonly currency: string }
type Adds =
  | 'TopUpApproved'
  | 'FpsTopUpApproved'
  | 'DepositCompleted'
  | 'WithdrawalSettled'
  | 'RequestedPaymentReceived'
  | 'PaymentSent'

/** How a kind of case is found and approved: by the very command that approving it gives. */
type Approvable<R extends Row = Row> = {
  readonly find: (parts: Parts, id: string) => Promise<R | undefined>
  readonly command: (parts: Parts, found: R, asked: Asked, given: Approving) => Promise<WalletCommand>
  readonly adds: Adds
}

const approvable = <R extends Row>(each: Approvable<R>): Approvable => each as unknown as Approvable

const kinds: Readonly<Record<wire.ApprovalKind, Approvable>> = {
  'top-up': approvable({
    find: findTopUp,
    command: async (_, { id }, asked, given) => approvalOfTopUp(id, asked, given),
    adds: 'TopUpApproved',
  }),
  'fps-top-up': approvable({
    find: findFps,
    command: async (_, { id }, asked, given) => approvalOfFps(id, asked, given),
    adds: 'FpsTopUpApproved',
  }),
  deposit: approvable({ find: findDeposit, command: distribution, adds: 'DepositCompleted' }),
  withdrawal: approvable({
    find: findWithdrawal,
    command: async (_, { id }, asked, given) => approvalOfWithdrawal(id, asked, given),
    adds: 'WithdrawalSettled',
  }),
  'request-payment': approvable({
    find: findRequestPayment,
    command: async (parts, { id }, asked, given) => receiptOfRequest(parts, id, asked, given),
    adds: 'RequestedPaymentReceived',
  }),
  'send-payment': approvable({
    find: findSendPayment,
    command: async (_, { id }, _asked, given) => settlementOf(id, undefined, given),
    adds: 'PaymentSent',
  }),
}

/** Refuses by name what approving a case of the kind does not take. */
const refuseStray = ({ kind, ...body }: Asked): void => {
  const stray: readonly (keyof typeof body)[] =
    kind === 'deposit' ? [] : kind === 'send-payment' ? ['amount', 'fee', 'feeRate'] : ['amount']
  const issues = stray.filter(path => body[path] !== undefined)
  if (issues.length > 0) throw Problem.invalid(issues.map(path => ({ path, message: 'Unknown field' })))
}

const checkApproval = implement(contract.office.checkApproval, {
  handler: async ({ session, body }, parts) => {
    refuseStray(body)
    const { find, command, adds } = kinds[body.kind]
    const found = await find(parts, body.id)
    const currency = found && parts.catalogue.currency(found.currency)
    if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
    const given = { approver: session.uid, currency }
    const seen = await preview(parts, found.uid, await command(parts, found, body, given), adds)
    if ('refusal' in seen) return refusalOf(seen.refusal)
    const { fact } = seen
    const shown = (amount: string) => atScale(parts.catalogue, currency.code, amount)
    return one({
      currency: currency.code,
      amount: shown(fact.amount),
      fee: shown(fact.fee),
      cardFee: 'cardFee' in fact ? shown(fact.cardFee) : null,
      credited: shown('credited' in fact ? fact.credited : fact.amount),
    })
  },
})

/** Looks at an approval before it is given. */
export const approvalChecks: readonly Call[] = [checkApproval]
