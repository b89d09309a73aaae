import type { Parts } from '../../dependencies.ts'
import type { ScanRow } from '../../vault/crypto-scans.ts'
import type { Screened } from './case-risk.ts'

/** The reason by which the screening service says that it has never seen a transaction. */
const neverSeen = 'unknown-transaction'

/** A demo's list asks no chain, so it knows no transaction. */
const isScreened = (
  scans: readonly Pick<ScanRow, 'kind' | 'source' | 'answered_date' | 'risks'>[],
): boolean =>
  scans.some(
    ({ kind, source, answered_date, risks }) =>
      kind === 'txid' && source === 'http' && answered_date !== null && !risks.includes(neverSeen),
  )

/** Whether the custody has seen a transaction; one that does not answer has not. */
const isHeld = async (
  { custody, logger }: Pick<Parts, 'custody' | 'logger'>,
  { network, value, id }: Screened,
): Promise<boolean> =>
  value === undefined || !custody
    ? false
    : custody.knows(network, value).catch((err: unknown) => {
        logger.warn({ err, case: id }, 'the custody does not say whether it knows a transaction')
        return false
      })

/** Whether any service knows the transaction of a top-up on a chain: its TXID may be invented. Null for other cases. */
export const knownTransaction = async (
  parts: Pick<Parts, 'custody' | 'logger'>,
  found: Screened,
  scans: Parameters<typeof isScreened>[0],
): Promise<'known' | 'unknown' | null> => {
  if (found.kind !== 'top-up' || found.network === 'BANK') return null
  return isScreened(scans) || (await isHeld(parts, found)) ? 'known' : 'unknown'
}
