import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { rowsWith } from '../queries/rows-with.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A QR code that pays. Amounts are decimal strings, times ISO 8601. */
export type PayQrRow = RowOf<'pay_codes'>

/** The filter of `payQr.list`, as the contract declares it. */
export type PayQrFilter = ListFilter<'payQr.list'>

/** Pay codes of all members, or of one. */
export const { page: listPayQrs } = listed<PayQrFilter, 'pay_codes'>({
  table: 'views.pay_codes',
  sorts: { created_date: 'created_at', expired_date: 'expires_at', amount: 'per_scan' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  begins: ['id'],
  is: ['uid'],
  ranged: within('per_scan'),
})

/** One pay code. */
export const findPayQr = async (db: Db, id: string): Promise<PayQrRow | undefined> =>
  (await rowsWith(db, 'pay_codes', { id }))[0]

/** A payment by scanning a QR code. Amounts are decimal strings, times ISO 8601. */
export type PayQrScanRow = RowOf<'pay_code_scans'>

/** The members who scanned a code, in order. */
export const listPayQrScans = (db: Db, id: string): Promise<readonly PayQrScanRow[]> =>
  rowsWith(db, 'pay_code_scans', { code_id: id }, 'order by scan')

const expired = select('pay_codes', ['id'], { expired: computed<string>('expires_at::text') })

/** A QR code that is past its expiry, and the time of it as PostgreSQL writes it, with its microseconds. */
export type ExpiredPayQr = Selected<typeof expired>

/** Codes that are past their expiry at `now` (ISO) and not ended yet, the longest ago first; `after` continues behind one. */
export const listExpiredPayQrs = (
  db: Db,
  { now, after, limit }: { now: string; after?: ExpiredPayQr | undefined; limit: number },
): Promise<readonly ExpiredPayQr[]> =>
  expired(
    db,
    `where unused is null and expires_at <= $1 and ($3::timestamptz is null or (expires_at, id) > ($3, $4))
     order by expires_at, id limit $2`,
    [now, limit, after?.expired, after?.id],
  )
