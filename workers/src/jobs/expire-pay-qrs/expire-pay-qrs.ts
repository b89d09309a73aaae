import { derivedId } from '@strongroom/ledger/eventlog'
import { expirePayQr } from '@strongroom/ledger/pay-qr'
import { type ExpiredPayQr, listExpiredPayQrs } from '@strongroom/projections/pay-qr'
import { currencyIn, forEachPage, type JobParts, mostAtOnce } from '../jobs.ts'

/** When the next pay code's time is over (`Job.due`). */
export const expirePayQrsDue = 'select min(expires_at) from views.pay_codes where unused is null'

/** Ends pay codes whose time has come, and gives the money of unused scans back to their creators. Once, however often it runs. */
export const expirePayQrs = (parts: JobParts) => async (): Promise<void> => {
  const { pool, means, catalogue, now } = parts
  const at = now().toISOString()
  const expired = (after: ExpiredPayQr | undefined) =>
    listExpiredPayQrs(pool, { now: at, after, limit: mostAtOnce })
  await forEachPage(expired, 'expire-pay-codes', parts, ({ id: codeId }) =>
    expirePayQr(
      means.ledger,
      codeId,
      {
        id: derivedId(codeId, 'expire'),
        actor: { kind: 'system', id: 'expire-pay-codes' },
        correlationId: `expire ${codeId}`,
        command: { type: 'ExpirePayCode', input: {}, given: { now: at } },
      },
      code => currencyIn(catalogue, code),
    ),
  )
}
