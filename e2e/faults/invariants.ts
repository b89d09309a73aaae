import {
  decodeEvent,
  type LedgerEvent,
  type Log,
  openLog,
  ownerOf,
  type Position,
  verifyLog,
} from '@strongroom/ledger'
import { Decimal } from '@strongroom/shared'
import pg from 'pg'
import type { Cluster } from '../lib/cluster.ts'
import type { Acknowledged, World } from './world.ts'

type Finding = string

/** Everything that must be true of the books after the storm; empty when all is. */
export const findings = async (
  platform: Cluster,
  world: World,
  before: ReadonlyMap<string, number>,
): Promise<readonly Finding[]> => {
  const log = await openLog(platform)
  try {
    const events = await allEvents(log)
    const { balances, problems } = fold(events)
    const { breaks } = await verifyLog(log)
    return [
      ...problems,
      ...breaks.map(each => `the chain of ${each.stream} breaks at ${each.revision}: ${each.why}`),
      ...transit(balances),
      ...acknowledged(events, world.acknowledged),
      ...counted(events, world.acknowledged, before),
      ...world.wrong,
      ...(await views(platform.databaseUrl, balances)),
    ]
  } finally {
    await log.close()
  }
}

/** How many facts of each type the log holds: what was there before the workload began is not the workload's. */
export const countFacts = async (platform: Cluster): Promise<ReadonlyMap<string, number>> => {
  const log = await openLog(platform)
  try {
    return countOf(await allEvents(log))
  } finally {
    await log.close()
  }
}

const countOf = (events: readonly LedgerEvent[]) => {
  const counts = new Map<string, number>()
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
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

type Balances = ReadonlyMap<string, Decimal>

/** Adds up every leg in log order. No pocket of a member may be below zero at any position. */
const fold = (events: readonly LedgerEvent[]): { balances: Balances; problems: Finding[] } => {
  const balances = new Map<string, Decimal>()
  const problems: Finding[] = []
  for (const event of events)
    for (const { account, currency, amount } of event.data.legs ?? []) {
      const key = `${account} ${currency}`
      const sum = (balances.get(key) ?? new Decimal(0)).plus(amount)
      balances.set(key, sum)
      if (ownerOf(account) && sum.lessThan(0))
        problems.push(`${key} is ${sum.toFixed()} at ${event.position}`)
    }
  const totals = new Map<string, Decimal>()
  for (const [key, sum] of balances) {
    const currency = key.split(' ')[1] ?? ''
    totals.set(currency, (totals.get(currency) ?? new Decimal(0)).plus(sum))
  }
  for (const [currency, sum] of totals)
    if (!sum.isZero()) problems.push(`all accounts together hold ${sum.toFixed()} ${currency}`)
  return { balances, problems }
}

const transit = (balances: Balances): Finding[] =>
  [...balances]
    .filter(([key, sum]) => key.startsWith('house:transit ') && !sum.isZero())
    .map(([key, sum]) => `${key} still holds ${sum.toFixed()}`)

/** Facts that are known by what they are about; all others by their command. */
const cases: Readonly<Record<string, string>> = {
  TopUpApproved: 'topUpId',
  TopUpRejected: 'topUpId',
  FixedDepositRedeemed: 'depositId',
  TradeFilled: 'orderId',
  TradeCancelled: 'orderId',
  PayCodeReserved: 'codeId',
  PayCodeReceived: 'codeId',
  RequestedPaymentReceived: 'requestId',
}

/** Every answer that said "done" has left its fact in that member's stream, once. */
const acknowledged = (events: readonly LedgerEvent[], acks: readonly Acknowledged[]): Finding[] => {
  const left = new Map<string, number>()
  for (const { type, stream, metadata, data } of events) {
    const caseIn = cases[type]
    const id = caseIn ? (data as unknown as Record<string, string>)[caseIn] : metadata.commandId
    const key = `${type} ${stream} ${id}`
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return acks.flatMap(({ movement, fact, commandId, uid }) => {
    const times = left.get(`${fact} wallet-${uid} ${commandId}`) ?? 0
    return times === 1
      ? []
      : [`${movement} ${commandId} of ${uid} was acknowledged and left ${times} facts ${fact}`]
  })
}

/** No more facts than acknowledgements: nothing that was refused or never answered has had an effect. */
const counted = (
  events: readonly LedgerEvent[],
  acks: readonly Acknowledged[],
  before: ReadonlyMap<string, number>,
): Finding[] => {
  const now = countOf(events)
  const expected = new Map<string, number>()
  for (const { fact } of acks) expected.set(fact, (expected.get(fact) ?? 0) + 1)
  expected.set('QuickPayReceived', expected.get('QuickPaySent') ?? 0)
  expected.set('PayCodePaid', expected.get('PayCodeReceived') ?? 0)
  return [...expected].flatMap(([fact, count]) => {
    const made = (now.get(fact) ?? 0) - (before.get(fact) ?? 0)
    return made === count ? [] : [`${count} ${fact} were acknowledged, ${made} are in the log`]
  })
}

/** The read models against the fold, to the last place. */
const views = async (databaseUrl: string, balances: Balances): Promise<Finding[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select account, currency, amount::text from views.balances')
    const shown = new Map(rows.map(row => [`${row.account} ${row.currency}`, new Decimal(row.amount)]))
    const keys = new Set([...shown.keys(), ...balances.keys()])
    const zero = new Decimal(0)
    return [...keys].flatMap(key => {
      const [view, truth] = [shown.get(key) ?? zero, balances.get(key) ?? zero]
      return view.equals(truth)
        ? []
        : [`views.balances shows ${view.toFixed()} for ${key}, the log says ${truth.toFixed()}`]
    })
  } finally {
    await client.end()
  }
}
