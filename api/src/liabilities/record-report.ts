import { derivedId, type Ledger, type Position } from '@strongroom/ledger/eventlog'
import { type HoldingStatement, holdingDecider } from '@strongroom/ledger/liabilities'
import { type HoldingRow, listHoldings } from '@strongroom/projections/liabilities'
import type { HoldingsReport } from '../chain/custody/custody.ts'
import type { Parts } from '../dependencies.ts'
import { type Place, placesOf } from './report-places.ts'

/** The parts that a report is recorded with. */
export type RecordingParts = Pick<Parts, 'db' | 'log' | 'views' | 'ledger' | 'catalogue' | 'depositAddresses'>

const patienceMs = 1_000

type Recorded = { readonly leftOut: readonly string[]; readonly places: number }

/**
 * Writes a report down: each place as a holding, in place of what was stated of it before, and every holding that an earlier report
 * named and this one does not as withdrawn. Recorded again it adds nothing. Nothing is recorded while the list of what is stated is
 * behind the log. Throws `UnreadableAnswer`, before anything is written, when
 * its addresses cannot be read.
 */
export const recordReport = async (
  parts: RecordingParts,
  report: HoldingsReport,
): Promise<Recorded | undefined> => {
  const { places, leftOut } = await placesOf(parts, report)
  if (!(await areHoldingsWhole(parts))) return undefined
  const stated = await listHoldings(parts.db)
  const found = places.map(place => ({ ...place, id: idOf(place, stated) }))
  for (const { id, statement } of found) await state(parts, report.id, id, statement)
  const kept = new Set(found.map(({ id }) => id))
  const gone = stated.filter(row => !kept.has(row.id) && (row.report_id !== null || isNamed(row, places)))
  for (const { id } of gone) await withdraw(parts.ledger, report.id, id)
  return { leftOut, places: places.length }
}

const areHoldingsWhole = async ({ views, log }: RecordingParts): Promise<boolean> => {
  const head: Position | undefined = await log.head()
  return (
    (await views.waitForPosition(head, ['holdings'], patienceMs)) &&
    (!head || views.havePassed(head, ['holdings']))
  )
}

/** The holding that is stated of the place already, by finance too; else one whose id follows from the place. */
const idOf = ({ key, statement, isSame }: Place, stated: readonly HoldingRow[]): string => {
  const same = stated.filter(row => row.currency === statement.currency && isSame(row))
  return (same.find(row => row.report_id !== null) ?? same[0])?.id ?? derivedId('custody holding', ...key)
}

const isNamed = (row: HoldingRow, places: readonly Place[]): boolean =>
  places.some(({ statement, isSame }) => statement.currency === row.currency && isSame(row))

const by = (reportId: string) =>
  ({ actor: { kind: 'system', id: 'custody' }, correlationId: `custody report ${reportId}` }) as const

const state = async (
  { ledger, catalogue }: RecordingParts,
  reportId: string,
  holdingId: string,
  input: HoldingStatement,
): Promise<void> => {
  const given = { currency: catalogue.currency(input.currency) }
  const outcome = await ledger.handle(holdingDecider, holdingId, {
    ...by(reportId),
    id: derivedId('custody report', reportId, holdingId, JSON.stringify(input)),
    command: { type: 'StateHolding', input, given },
  })
  if (outcome.kind === 'refused') throw new Error(`a reported holding is refused: ${outcome.refusal.kind}`)
}

const withdraw = async (ledger: Ledger, reportId: string, holdingId: string): Promise<void> => {
  const input = { reason: `Not in report ${reportId} of the custody` }
  await ledger.handle(holdingDecider, holdingId, {
    ...by(reportId),
    id: derivedId('custody report withdraws', reportId, holdingId),
    command: { type: 'WithdrawHolding', input, given: {} },
  })
}
