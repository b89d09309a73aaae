import { contract, Decimal, type wire } from '@strongroom/shared'
import { cardFeesToCome } from '../card/upcoming.ts'
import type { Coming } from '../command/coming.ts'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { depositsToCome } from '../earn/upcoming.ts'
import { type Call, implement } from '../http/call.ts'
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

const upcoming = implement(contract.wallet.upcoming, {
  handler: async ({ session: { uid }, filter: { from: asked, to }, now }, parts) => {
    const today = now.toISOString().slice(0, 10)
    const from = [asked, today].toSorted().at(-1) ?? today
    const found = (await Promise.all(sources.map(source => source(parts, uid, { from, to })))).flat()
    const items = found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const names = await parts.members.namesOf(items.flatMap(({ uid }) => uid ?? []))
    return one({
      items: items.map(({ uid: other = null, ...item }) => ({
        ...item,
        amount: atScale(parts.catalogue, item.currency, item.amount),
        uid: other,
        username: other === null ? null : names(other).username,
      })),
      sums: sumsOf(parts, items),
    })
  },
})

/** The call for money that is to come and to go. */
export const upcomingCalls: readonly Call[] = [upcoming]
