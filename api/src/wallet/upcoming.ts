import { contract, Decimal, type wire } from '@strongroom/shared'
import { cardFeesToCome } from '../card/upcoming.ts'
import type { Coming } from '../command/coming.ts'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { depositsToCome } from '../earn/upcoming.ts'
import { type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { openRequests, scheduledPayments } from '../quick-pay/upcoming.ts'

const sources = [scheduledPayments, openRequests, depositsToCome, cardFeesToCome] as const

const totalOf = (items: readonly Coming[], direction: Coming['direction']): string =>
  items
    .filter(item => item.direction === direction)
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()

const sumsOf = ({ catalogue }: Parts, items: readonly Coming[]): wire.Upcoming['sums'] =>
  [...Map.groupBy(items, ({ currency }) => currency)]
    .map(([currency, all]) => ({
      currency,
      in: atScale(catalogue, currency, totalOf(all, 'in')),
      out: atScale(catalogue, currency, totalOf(all, 'out')),
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))

/** Years ahead that are looked at. Each day up to the last is counted out, so that a far one would keep the process from all others. */
const yearsAhead = 5
const lastDayFrom = (today: string): string => `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`

/** The names of the other members. One who asks for money names themselves by it; one who is to be paid has said nothing yet. */
const othersNames = async (parts: Parts, uid: string, items: readonly Coming[]) => {
  const others = items.flatMap(each => each.uid ?? [])
  const [whole, shown] = await Promise.all([parts.members.namesOf(others), calledNames(parts, uid, others)])
  return (kind: Coming['kind'], other: string): string =>
    (kind === 'request-to-pay' ? whole : shown)(other).username
}

const upcoming = implement(contract.wallet.upcoming, {
  handler: async ({ session: { uid }, filter: { from: asked, to: wanted }, now }, parts) => {
    const today = now.toISOString().slice(0, 10)
    const [, from = today] = [asked, today].toSorted()
    const [to = wanted] = [wanted, lastDayFrom(today)].toSorted()
    const found = (await Promise.all(sources.map(source => source(parts, uid, { from, to })))).flat()
    const items = found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const nameOf = await othersNames(parts, uid, items)
    return one({
      items: items.map(({ uid: other = null, ...item }) => ({
        ...item,
        amount: atScale(parts.catalogue, item.currency, item.amount),
        uid: other,
        username: other === null ? null : nameOf(item.kind, other),
      })),
      sums: sumsOf(parts, items),
    })
  },
})

/** The call for money that is to come and to go. */
export const upcomingCalls: readonly Call[] = [upcoming]
