import { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { readSession } from '../../../client/session.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

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
export const createPayQr = (body: InferInput<typeof wire.payQrBody>, attempt: string) =>
  callForOne('payQr.create', { body, attempt })

/** The payment a code offers, before the member scans it for good. */
export const payInfo = (id: string) => callForOne('payQr.look', { params: { dataId: id } })

/** Receives the share of a scanned code. */
export const scanPayQr = (body: { readonly dataId: string }, attempt: string) =>
  callForOne('payQr.scan', { body, attempt })

/** The address of the list of codes. */
export type PayQrSearch = ListSearch & { status?: string | undefined; uid?: string | undefined }

/** One page of codes: the member's own, or all for administrators. */
export const payQrsQuery = (search: PayQrSearch) =>
  pageQuery({ name: 'payQr.list' }, filterOf('payQr.list', search), POLL_MS)

/** The scans of one code. */
export const payQrScansQuery = (id: string) =>
  queryOptions({
    queryKey: ['pay-code-scans', id],
    queryFn: () => callForAll('payQr.scans', { params: { qpq_id: id } }),
    refetchInterval: POLL_MS,
  })
