import { AppendRefused, type Log, type Subscription } from '../log.ts'
import { scanPages } from '../scan.ts'
import { createAppend } from './append.ts'
import { shareConnection } from './connection.ts'
import { addressForClient, type EventStoreOptions, type Target, timingsOf } from './options.ts'
import { createOutages } from './outages.ts'
import { createReads } from './read.ts'
import { createFollow, type Follow, subscribeWith } from './subscribe.ts'

/**
 * The log on EventStoreDB (23.10 or later) or KurrentDB. Connects when first used and recovers by itself from any fault of a node or the
 * network. All logs of a process share one client, so they must be on the same server: a second one elsewhere throws until the
 * first is closed.
 *
 * @example
 * const log = createEventStoreLog('esdb://127.0.0.1:2113?tls=false')
 */
export const createEventStoreLog = (target: Target, options: EventStoreOptions = {}): Log => {
  const timings = timingsOf(options)
  const outages = createOutages(options)
  const { connection, release } = shareConnection(addressForClient(target), timings)
  const subscriptions = new Set<Subscription>()
  let closing: Promise<void> | undefined

  const follow = createFollow(connection, timings, outages)
  /** Followed until the log is closed, at the latest. */
  const following: Follow = (...asked) => {
    const subscription = follow(...asked)
    subscriptions.add(subscription)
    return {
      close: () => {
        subscriptions.delete(subscription)
        return subscription.close()
      },
    }
  }
  const reads = createReads(connection, timings, outages, following)
  const close = async () => {
    await Promise.all([...subscriptions].map(subscription => subscription.close()))
    await release()
  }
  return {
    knowsHashes: false,
    append: createAppend(connection, timings, outages, () => closing !== undefined),
    appendTogether: async () => {
      throw new AppendRefused('EventStoreDB appends to one stream at a time')
    },
    ...reads,
    scan: after => scanPages(reads.readAll, after),
    subscribe: subscribeWith(following),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
