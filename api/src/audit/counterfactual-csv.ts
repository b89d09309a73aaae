import type { WasAndWould } from '@strongroom/ledger/audit'
import type { ReplayedCounterfactual } from '@strongroom/projections/audit'
import { Decimal } from '@strongroom/shared'
import { csvLine } from '../csv/csv.ts'

const head = ['of', 'name', 'what', 'currency', 'was', 'would', 'difference', 'event', 'refusal']

/** Both amounts and their difference; such lines are about no event. */
const sides = ({ was, would }: WasAndWould) => [was, would, new Decimal(would).minus(was).toFixed(), '', '']

/**
 * The lines of a report's CSV file: `of` says what a line is about (`account`, `member`, `refused`), `name` the account or the user ID.
 * A refused command has the id of its event, and the kind of its refusal or nothing where only its cause was refused.
 */
export const counterfactualCsv = (
  report: Pick<ReplayedCounterfactual, 'accounts' | 'members' | 'refusals'>,
): readonly string[] => [
  csvLine(head),
  ...report.accounts.map(({ account, currency, ...sum }) =>
    csvLine(['account', account, 'balance', currency, ...sides(sum)]),
  ),
  ...report.members.flatMap(({ uid, currency, fees, balance }) => [
    csvLine(['member', uid, 'fees', currency, ...sides(fees)]),
    csvLine(['member', uid, 'balance', currency, ...sides(balance)]),
  ]),
  ...report.refusals.map(({ uid, type, event, refusal }) =>
    csvLine(['refused', uid, type, '', '', '', '', event, refusal?.kind ?? '']),
  ),
]
