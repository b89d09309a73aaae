import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { type StoredEvent, StreamHidden } from '@strongroom/ledger/eventlog/log'
import { isLate, mayGoBack } from '@strongroom/ledger/quick-pay'
import type { Means } from './reaction.ts'

type OnItsWay = {
  /** The fact by which it left its payer, or was won. */
  readonly sent: LedgerEvent
  /** The receiver's stream. */
  readonly stream: string
  /** Whether an event of that stream shows that it arrived. */
  readonly isArrival: (event: StoredEvent) => boolean
  readonly bring: () => Promise<unknown>
  readonly giveBack: () => Promise<unknown>
}

/**
 * Brings money that is on its way to its receiver. Where another program has deleted, truncated or limited the receiver's stream, nothing
 * can be written to it: the money then goes back to its payer, once no process tries to bring it there any more, and unless the whole log
 * shows that it had arrived before. Until then it rejects with `StreamHidden`, to be tried again.
 */
export const bringOrReturn = async (
  { sent, stream, isArrival, bring, giveBack }: OnItsWay,
  { log, now }: Pick<Means, 'log' | 'now'>,
): Promise<void> => {
  try {
    // A state in memory does not show what was done to its stream meanwhile.
    if (isLate(sent, now())) await log.readStream(stream, { limit: 1 })
    await bring()
  } catch (error) {
    const isStuck = error instanceof StreamHidden && error.stream === stream
    if (!isStuck || !mayGoBack(sent, now())) throw error
    if (!(await hasArrived(log, sent, stream, isArrival))) await giveBack()
  }
}

const PAGE_EVENTS = 1_000

/** The whole log may still have the events that are hidden from the readers of their stream. */
const hasArrived = async (
  log: Means['log'],
  { position }: LedgerEvent,
  stream: string,
  isArrival: OnItsWay['isArrival'],
): Promise<boolean> => {
  for (let after: LedgerEvent['position'] | undefined = position; after !== undefined; ) {
    const page: readonly StoredEvent[] = await log.readAll({
      after,
      limit: PAGE_EVENTS,
      streamPrefix: stream,
    })
    if (page.some(event => event.stream === stream && isArrival(event))) return true
    after = page.length === PAGE_EVENTS ? page.at(-1)?.position : undefined
  }
  return false
}
