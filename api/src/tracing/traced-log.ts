import type { Metadata } from '@strongroom/ledger/eventlog'
import type { Log, NewEvent } from '@strongroom/ledger/eventlog/log'
import { spanIds, type Tracing } from './span.ts'

type Caused = Pick<Metadata, 'commandId' | 'correlationId'>

/** A log whose appends are spans, one for each command that is in them. */
export const tracedLog = (log: Log, { record }: Tracing): Log => {
  const traced = async <T>(events: readonly NewEvent[], append: () => Promise<T>): Promise<T> => {
    const startedAt = Date.now()
    let hasFailed = true
    try {
      const appended = await append()
      hasFailed = false
      return appended
    } finally {
      const [endedAt, attributes] = [Date.now(), { 'strongroom.events': events.length }]
      for (const { commandId, correlationId } of causesOf(events))
        record({
          name: 'append',
          correlationId,
          startedAt,
          endedAt,
          attributes,
          hasFailed,
          id: spanIds.append(commandId),
          parent: spanIds.command(commandId),
        })
    }
  }
  return {
    ...log,
    append: (stream, expected, events) => traced(events, () => log.append(stream, expected, events)),
    appendTogether: appends =>
      traced(
        appends.flatMap(({ events }) => events),
        () => log.appendTogether(appends),
      ),
  }
}

const isCaused = (cause: Partial<Caused>): cause is Caused => Boolean(cause.commandId && cause.correlationId)

const causesOf = (events: readonly NewEvent[]): readonly Caused[] => {
  const causes = new Map<string, Caused>()
  for (const { metadata } of events) {
    const cause: Partial<Caused> = JSON.parse(metadata)
    if (isCaused(cause)) causes.set(cause.commandId, cause)
  }
  return [...causes.values()]
}
