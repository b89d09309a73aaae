import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { tooSlow } from './errors.ts'
import { hasEnded } from './handle.ts'
import { type Node, pageSize } from './node.ts'
import { type ReadCall, send } from './send.ts'
import type { Source } from './sources.ts'

/** Sends the messages of a source, first as catch-up, then live, until the call ends. */
export const subscribe = async (node: Node, call: ReadCall, source: Source): Promise<void> => {
  const { store, faults } = node
  let wake = () => {}
  let live = false
  /** How many events it still gets before it is dropped. */
  let allowance = Number.POSITIVE_INFINITY
  const onCancelled = () => wake()
  const onCommit = () => {
    const bursting = live && faults.burstDrop && allowance === Number.POSITIVE_INFINITY
    if (bursting && source.backlog() > pageSize) allowance = pageSize
    wake()
  }
  const sendEvent = async (response: streams.ReadResp) => {
    await send(call, response)
    if (!response.hasEvent()) return
    allowance--
    node.delivered++
    if (faults.duplicateDelivery) await send(call, response)
    if (faults.slowReaderMs) await sleep(faults.slowReaderMs)
  }
  const goLive = async () => {
    live = true
    const last = source.goingLive()
    if (last) await send(call, last)
    await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))
  }
  store.on('commit', onCommit)
  call.on('cancelled', onCancelled)
  try {
    await send(call, confirmation())
    while (!call.cancelled && !hasEnded(call)) {
      if (faults.silent) {
        await sleep(20)
        continue
      }
      if (!allowance) throw tooSlow()
      const next = source.next(live)
      if (next) await sendEvent(next)
      else if (!live && source.isReady()) await goLive()
      else
        await new Promise<void>(resolve => {
          wake = resolve
        })
    }
  } finally {
    store.off('commit', onCommit)
    call.off('cancelled', onCancelled)
  }
}

const confirmation = () =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
  )
