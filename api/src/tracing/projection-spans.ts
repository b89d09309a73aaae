import type { Projected } from '@strongroom/projections/runner'
import { spanIds, type Tracing } from './span.ts'

/** Tells tracing which read models have taken which commands' events: a span for each command in a batch. */
export const projectionSpans =
  ({ record }: Tracing) =>
  ({ projection, events, startedAt, endedAt }: Projected): void => {
    const commands = new Map(events.map(({ metadata }) => [metadata.commandId, metadata.correlationId]))
    for (const [commandId, correlationId] of commands)
      record({
        name: `project ${projection}`,
        correlationId,
        startedAt,
        endedAt,
        id: spanIds.projection(commandId, projection),
        parent: spanIds.append(commandId),
        attributes: { 'strongroom.projection': projection, 'strongroom.batch_events': events.length },
      })
  }
