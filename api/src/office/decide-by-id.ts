import { contract } from '@strongroom/shared'
import { approveSend, findSend, rejectSend } from '../chain/decide-chain-send.ts'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Call, implement } from '../http/call.ts'
import { approveSendPayment, findSendPayment, rejectSendPayment } from '../payment/decide-send-payment.ts'
import type { DecideCase, FindingParts } from '../platform/cases/deciding.ts'
import { approveTopUp, findTopUp, rejectTopUp } from '../top-up/decide-top-up.ts'
import { approveWithdrawal, findWithdrawal, rejectWithdrawal } from '../withdrawal/decide-withdrawal.ts'
import { approveAdjustment, findAdjustment, rejectAdjustment } from './decide-adjustment.ts'

type Approve = DecideCase<typeof contract.withdrawal.approve>
type Reject = DecideCase<typeof contract.withdrawal.reject>

/** A kind of case that is decided by its id alone: the documents have one call for all of them. */
type Kind = {
  /** Fields that its approval takes. */
  readonly takes: readonly (keyof Parameters<Approve>[0]['body'])[]
  readonly find: (parts: FindingParts, id: string) => Promise<object | undefined>
  readonly approve: Approve
  readonly reject: Reject
}

/** A send is settled with the transaction that finance has made on the chain, and never without. */
const approveSendByTxid: Approve = async (ask, parts) => {
  const { id, externalTxId } = ask.body
  if (externalTxId === undefined) throw Problem.invalid([{ path: 'externalTxId', message: 'Required' }])
  return approveSend({ ...ask, body: { id, externalTxId } }, parts)
}

const withFee = ['fee', 'feeRate', 'externalTxId'] as const
const kinds: readonly Kind[] = [
  { takes: withFee, find: findWithdrawal, approve: approveWithdrawal, reject: rejectWithdrawal },
  { takes: withFee, find: findTopUp, approve: approveTopUp, reject: rejectTopUp },
  { takes: ['externalTxId'], find: findSend, approve: approveSendByTxid, reject: rejectSend },
  { takes: ['externalTxId'], find: findSendPayment, approve: approveSendPayment, reject: rejectSendPayment },
  { takes: [], find: findAdjustment, approve: approveAdjustment, reject: rejectAdjustment },
]

const kindOf = async (parts: FindingParts, id: string): Promise<Kind | undefined> => {
  for (const kind of kinds) if (await kind.find(parts, id)) return kind
  return undefined
}

const stray = ({ takes }: Kind, { id: _, ...typed }: Parameters<Approve>[0]['body']) =>
  Object.entries(typed).flatMap(([path, value]) =>
    value === undefined || takes.some(each => each === path) ? [] : [{ path, message: 'Unknown field' }],
  )

/** Approves a withdrawal, top-up, send, payment or adjustment by its id, as its own call does. */
const approveById: Approve = async (ask, parts) => {
  const kind = await kindOf(parts, ask.body.id)
  if (!kind) return refusalOf({ kind: 'case-unknown' })
  const issues = stray(kind, ask.body)
  if (issues.length > 0) throw Problem.invalid(issues)
  return kind.approve(ask, parts)
}

/** Rejects such a case by its id, as its own call does. */
const rejectById: Reject = async (ask, parts) =>
  (await kindOf(parts, ask.body.id))?.reject(ask, parts) ?? refusalOf({ kind: 'case-unknown' })

/** The two calls that the documents have for the decision about each of these kinds. */
export const decisionsById: readonly Call[] = [
  implement(contract.withdrawal.approve, { handler: approveById }),
  implement(contract.withdrawal.reject, { handler: rejectById }),
]
