import type { LedgerEvent, Position } from '@strongroom/ledger/eventlog'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { decodeEvent, verifyLog } from '@strongroom/ledger/eventlog/verify'
import type { Cluster } from '../lib/cluster.ts'
import { creditedAlone } from './create-people.ts'
import { addressesInTable, addressesOfTwo } from './invariants/addresses.ts'
import { fold, transit } from './invariants/books.ts'
import { cardNumbers } from './invariants/card-numbers.ts'
import { keptFiles, unfinishedImports } from './invariants/imports.ts'
import { leavers } from './invariants/leavers.ts'
import { decidedTwice, heldTwice, payQrs, twice, unpaidBonuses } from './invariants/once.ts'
import { filledNearMarket, goneBadWithin, madeByAccomplices } from './invariants/one-administrator.ts'
import { privateRequestsShown } from './invariants/private-requests.ts'
import { acknowledged, counted, countOf } from './invariants/promises.ts'
import { cardTypes, levels } from './invariants/standing.ts'
import { views } from './invariants/views.ts'
import type { World } from './world.ts'

type Finding = string
type Where = Pick<Cluster, 'databaseUrl' | 'eventstoreUrl'>

/** Everything that must be true of the books after the storm; empty when all is. */
export const findings = async (
  platform: Where,
  world: World,
  before: ReadonlyMap<string, number>,
): Promise<readonly Finding[]> =>
  withLog(platform, async log => {
    const events = await allEvents(log)
    const { balances, problems } = fold(events)
    const { breaks } = await verifyLog(log)
    return [
      ...problems,
      ...breaks.map(each => `the chain of ${each.stream} breaks at ${each.revision}: ${each.why}`),
      ...transit(balances),
      ...acknowledged(events, world.acknowledged),
      ...counted(events, [...world.acknowledged, ...madeByAccomplices(events, world)], before),
      ...goneBadWithin(events, world, creditedAlone),
      ...filledNearMarket(events, world),
      ...twice(events),
      ...decidedTwice(events),
      ...heldTwice(events),
      ...levels(events),
      ...cardTypes(events, world.askedTypes),
      ...addressesOfTwo(events),
      ...payQrs(events),
      ...cardNumbers(events),
      ...unpaidBonuses(events),
      ...unfinishedImports(events),
      ...world.wrong,
      ...(await addressesInTable(platform.databaseUrl, events)),
      ...(await privateRequestsShown(platform.databaseUrl, events)),
      ...(await leavers(platform.databaseUrl, events)),
      ...(await keptFiles(platform.databaseUrl)),
      ...(await views(platform.databaseUrl, log, balances)),
    ]
  })

/** How many facts of each type the log holds: facts from before the workload are not the workload's. */
export const countFacts = (platform: Where): Promise<ReadonlyMap<string, number>> =>
  withLog(platform, async log => countOf(await allEvents(log)))

/** Work that must still finish by itself, however long it takes: the reactions' work, a large import, and a deletion left undone. */
export const awaited = (platform: Where): Promise<readonly Finding[]> =>
  withLog(platform, async log => {
    const events = await allEvents(log)
    return [
      ...unpaidBonuses(events),
      ...unfinishedImports(events),
      ...transit(fold(events).balances),
      ...(await leavers(platform.databaseUrl, events)),
      ...(await keptFiles(platform.databaseUrl)),
    ]
  })

const withLog = async <T>(platform: Where, work: (log: Log) => Promise<T>): Promise<T> => {
  const log = await openLog(platform)
  try {
    return await work(log)
  } finally {
    await log.close()
  }
}

const allEvents = async (log: Log): Promise<LedgerEvent[]> => {
  const events: LedgerEvent[] = []
  let after: Position | undefined
  for (;;) {
    const page = await log.readAll({ after, limit: 1_000 })
    for (const event of page) events.push(decodeEvent(event))
    after = page.at(-1)?.position
    if (page.length < 1_000) return events
  }
}
