import { stillMissing } from '@strongroom/ledger/catalogue'
import { countMembersSince } from '@strongroom/projections/account'
import { type BookedRow, countBookedSince } from '@strongroom/projections/statement'
import { contract, isOneOf, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { waitsFor } from '../platform/cases/waits.ts'
import { countFailed } from '../vault/work.ts'

const DAY_MS = 86_400_000
/** Figures of the day are the same for every administrator, and counted once in this time. */
const MAX_AGE_MS = 5_000

type DayFigures = Pick<wire.OfficeHome, 'movements' | 'members' | 'failed'>

const movementsOf = ({ catalogue }: Parts, rows: readonly BookedRow[]): readonly wire.MovementsToday[] =>
  [...Map.groupBy(rows, ({ kind }) => kind)]
    .map(([type, booked]) => ({
      type,
      count: booked.reduce((sum, { count }) => sum + count, 0),
      sums: booked.map(({ currency, came, left }) => ({
        currency,
        came: atScale(catalogue, currency, came),
        left: atScale(catalogue, currency, left),
      })),
    }))
    .sort((a, b) => b.count - a.count)

const figuresOf = async (parts: Parts, now: Date): Promise<DayFigures> => {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const [booked, members, failed] = await Promise.all([
    countBookedSince(parts.db, midnight),
    countMembersSince(parts.db, midnight),
    countFailed(parts.db),
  ])
  return { movements: [...movementsOf(parts, booked)], members, failed }
}

type Counted = { readonly figures: Promise<DayFigures>; readonly at: number }
const counted = new WeakMap<Parts['db'], Counted>()

/** The figures of the day, at most some seconds old however many screens ask. */
const dayFigures = (parts: Parts, now: Date): Promise<DayFigures> => {
  const known = counted.get(parts.db)
  if (known && performance.now() - known.at < MAX_AGE_MS) return known.figures
  const figures = figuresOf(parts, now)
  counted.set(parts.db, { figures, at: performance.now() })
  figures.catch(() => counted.delete(parts.db))
  return figures
}

/** The stores of requests that are no cases of the log, and the call by which an administrator answers one. */
const stores = {
  question: { of: 'supportCases', by: contract.support.answer },
  'gift-card': { of: 'giftCards', by: contract.vip.decideGiftCard },
  'virtual-account': { of: 'virtualAccounts', by: contract.bank.giveVirtualAccount },
} as const satisfies Readonly<
  Record<wire.RequestKind, { of: keyof Parts; by: { roles?: readonly wire.Role[] } }>
>

const requestsFor = async (parts: Parts, { role, uid }: Session): Promise<readonly wire.WaitingRequest[]> => {
  const theirs = wire.requestKinds.filter(kind => isOneOf<wire.Role>(stores[kind].by.roles, role))
  const waiting = theirs.map(async kind => ({ kind, ...(await parts[stores[kind].of].waiting(uid)) }))
  return (await Promise.all(waiting)).filter(({ count }) => count > 0)
}

const home = implement(contract.office.home, {
  handler: async ({ session, now }, parts) => {
    const [waits, requests, figures] = await Promise.all([
      waitsFor(parts, session),
      requestsFor(parts, session),
      dayFigures(parts, now),
    ])
    return one({ waits, requests: [...requests], ...figures, missing: [...stillMissing(parts.catalogue)] })
  },
})

/** The administrators' first screen, and the counts of their menu. */
export const homeCalls: readonly Call[] = [home]
