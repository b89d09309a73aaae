import { wire } from '@strongroom/shared'
import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { queryOf } from '../../../client/query-of.ts'
import { readSession } from '../../../client/session.ts'

/** E-mails the code for all that a pay code can ever pay. */
export const sendPayQrCode = ({ currency, total }: { currency: string; total: string }) =>
  callForAll('account.mailCode', {
    body: {
      email: readSession()?.email ?? '',
      scene: 'quickpay',
      payee: wire.payQrPayee,
      currency,
      amount: total,
    },
  })

/** Creates a code; the money for all its scans is reserved. */
export const createPayQr = (body: Body<'payQr.create'>, attempt: string) =>
  callForOne('payQr.create', { body, attempt })

/** The payment a code offers, before the member scans it for good. */
export const payInfo = (id: string) => callForOne('payQr.look', { params: { dataId: id } })

/** Receives the share of a scanned code. */
export const scanPayQr = (body: Body<'payQr.scan'>, attempt: string) =>
  callForOne('payQr.scan', { body, attempt })

/** The scans of one code. */
export const payQrScansQuery = (id: string) =>
  queryOf('payQr.scans', { params: { qpq_id: id } }, { refetchInterval: 10_000 })
