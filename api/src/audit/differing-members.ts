import type { MemberSum } from '@strongroom/ledger/audit'
import type { ReplayedCounterfactual } from '@strongroom/projections/audit'
import { Decimal } from '@strongroom/shared'
import type { KeptReport } from '../vault/counterfactuals.ts'

/** So many rows of members are kept; the command names all. */
export const mostMembers = 500

/** The part of a report that is kept: all rows of a million members would be hundreds of megabytes. */
export const keptReport = (report: ReplayedCounterfactual): KeptReport => ({
  ...report,
  members: mostDiffering(report.members, mostMembers),
  memberCount: membersIn(report),
})

/** How many members a report is about. */
export const membersIn = ({ members, memberCount }: KeptReport): number =>
  memberCount ?? new Set(members.map(({ uid }) => uid)).size

/** The rows with the largest differences, the largest of each currency first: amounts of two currencies do not compare. */
const mostDiffering = (members: readonly MemberSum[], most: number): readonly MemberSum[] =>
  [...Map.groupBy(members, ({ currency }) => currency).values()]
    .flatMap(ofCurrency =>
      ofCurrency
        .map(member => ({ member, difference: differenceOf(member) }))
        .sort((a, b) => b.difference.comparedTo(a.difference))
        .map(({ member }, rank) => ({ member, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ member }) => member)

/** The larger of the differences in fees and in balance. */
const differenceOf = ({ fees, balance }: MemberSum): Decimal =>
  Decimal.max(...[fees, balance].map(({ was, would }) => new Decimal(would).minus(was).abs()))
