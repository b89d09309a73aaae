import type { Parts } from '../../dependencies.ts'
import type { ScanQuestion, ScanRow } from '../../vault/crypto-scans.ts'

export type ScreeningParts = Pick<Parts, 'screening' | 'cryptoScans' | 'logger'>

/** How many questions one turn of the job asks, and how many at once. */
const MOST_A_TURN = 100
const AT_ONCE = 5

const directionOf = ({ case_kind }: Pick<ScanQuestion, 'case_kind'>) =>
  case_kind === 'top-up' ? 'in' : 'out'

/** Asks the service, and keeps what it says. Whether it has said anything; it never rejects because the service is away. */
export const screen = async (
  { screening, cryptoScans, logger }: ScreeningParts,
  { id, case_kind, kind, value, currency, network }: ScanRow,
): Promise<boolean> => {
  if (!screening) return false
  const direction = directionOf({ case_kind })
  const said = await screening.ask({ kind, value, currency, network, direction }).catch((err: unknown) => {
    logger.warn({ err, scan: id }, 'a case could not be screened and is asked about again')
    return undefined
  })
  await (said ? cryptoScans.answer(id, { source: screening.source, ...said }) : cryptoScans.fail(id))
  return said !== undefined
}

/** Enters waiting cases that were never asked about, those that a crash left behind where there is nothing newer, and asks about all whose time has come. */
export const screenCases = (parts: ScreeningParts) => async (): Promise<void> => {
  const { cryptoScans } = parts
  const entered = async (which: 'new' | 'any') => {
    await cryptoScans.enterWaiting(which)
    return cryptoScans.due(MOST_A_TURN)
  }
  const found = await entered('new')
  const due = found.length > 0 ? found : await entered('any')
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map(scan => screen(parts, scan)))
}
