import { type ChangedTerms, Counterfactual, type CounterfactualReport } from '@strongroom/ledger/audit'
import type { Log, ScannedEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent, momentOf } from '@strongroom/ledger/eventlog/verify'
import type { Db } from '../queries/ask.ts'
import { computed, select } from '../queries/select.ts'

/** The terms that would have held, and the days (UTC, both included) whose commands are decided again; all of them without. */
export type CounterfactualAsked = {
  readonly terms: ChangedTerms
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The report, with the stretch of the log that was decided again: running numbers from 1, none of both where nothing was in the range. */
export type ReplayedCounterfactual = CounterfactualReport & {
  readonly first: number | null
  readonly last: number | null
}

type Replay = {
  readonly log: Log
  readonly asked: CounterfactualAsked
  /** How many events were read so far. Reading goes on when it resolves, and ends when it throws. */
  readonly onProgress: (events: number) => Promise<void>
}

const isOfWallet = ({ stream }: ScannedEvent) => stream.startsWith('wallet-')
const isNeeded = (event: ScannedEvent) => isOfWallet(event) || event.stream.startsWith('catalogue-')

/**
 * Decides the commands of a range again under other terms, from the log alone, in the memory of this process. The range
 * is a stretch of the log: it begins with the first event of a wallet that has a time of its first day or later, and ends
 * before the first one of a later day than its last.
 */
export const replayCounterfactual = async ({
  log,
  asked,
  onProgress,
}: Replay): Promise<ReplayedCounterfactual> => {
  const { terms, from = '', to = '9999' } = asked
  const replay = new Counterfactual(terms)
  const scan = log.scan(undefined)
  let [number, first, last]: [number, number | null, number | null] = [0, null, null]
  try {
    for (let page = await scan.next(); page.length > 0; page = await scan.next()) {
      for (const event of page) {
        number += 1
        if (isOfWallet(event)) {
          const day = dayOf(event)
          if (day > to) return { ...replay.report(), first, last }
          if (first === null && day >= from) first = number
          if (first !== null) last = number
        }
        if (isNeeded(event)) replay.add(decodeEvent(event, { trusted: true }), first !== null)
      }
      await onProgress(number)
    }
  } finally {
    await scan.close()
  }
  return { ...replay.report(), first, last }
}

const dayOf = (event: ScannedEvent): string => momentOf(event).slice(0, 10)

const counted = select('events', [], { count: computed<number>('coalesce(max(number), 0)') })

/** How many events the log has, as far as the read model has come. */
export const countEvents = async (db: Db): Promise<number> => (await counted(db, ''))[0]?.count ?? 0
