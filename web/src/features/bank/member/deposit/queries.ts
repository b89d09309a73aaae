import { callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'

/** States a bank transfer with its proof. */
export const submitDeposit = (body: Body<'bank.submitDeposit'>, attempt: string) =>
  callForOne('bank.submitDeposit', { body, attempt })

/** Says that a completed deposit has arrived. */
export const confirmDeposit = (id: string, attempt: string) =>
  callForOne('bank.confirmDeposit', { body: { id }, attempt })

/** States a payment by FPS with its receipt. */
export const submitFps = (body: Body<'bank.submitFps'>, attempt: string) =>
  callForOne('bank.submitFps', { body, attempt })

/** Whether FPS is taken, at what ratio and between which amounts. */
export const fpsTermsQuery = oneQueryOf('bank.fpsTerms', undefined, { staleTime: 60_000 })

/** The member's virtual account, or where the request for one stands. */
export const virtualAccountQuery = oneQueryOf('bank.virtualAccount', undefined, { refetchInterval: 30_000 })

/** Asks for a virtual account. */
export const requestVirtualAccount = (_: object, attempt: string) =>
  callForOne('bank.requestVirtualAccount', { attempt })
