import type { Ledger } from '@strongroom/ledger/eventlog'
import { spanIds, type Tracing } from './span.ts'

type Asked = {
  readonly id: string
  readonly correlationId: string
  readonly command: { readonly type: string }
}
type Ended = { readonly kind: string } | undefined

/** A ledger whose commands are spans, with the command's name, the kind of stream, and how it was decided. */
export const tracedLedger = (ledger: Ledger, { record }: Tracing): Ledger => {
  const spanOf = (category: string, { id, correlationId, command }: Asked) => {
    const startedAt = Date.now()
    return (outcome: Ended): void =>
      record({
        name: `command ${command.type}`,
        correlationId,
        startedAt,
        endedAt: Date.now(),
        id: spanIds.command(id),
        parent: spanIds.request,
        attributes: { 'strongroom.category': category, 'strongroom.outcome': outcome?.kind ?? 'unknown' },
        hasFailed: outcome === undefined,
      })
  }
  return {
    ...ledger,
    handle: async (decider, id, asked) => {
      const end = spanOf(decider.category, asked)
      let outcome: Awaited<ReturnType<typeof ledger.handle>> | undefined
      try {
        const decided = await ledger.handle(decider, id, asked)
        outcome = decided as typeof outcome
        return decided
      } finally {
        end(outcome)
      }
    },
    inTurn: async (first, next) => {
      const endFirst = spanOf(first.decider.category, first.asked)
      let endSecond: ((outcome: Ended) => void) | undefined
      let outcomes: { readonly first: Ended; readonly second: Ended } | undefined
      try {
        const decided = await ledger.inTurn(first, (events, about) => {
          const step = next(events, about)
          if (step) endSecond = spanOf(step.decider.category, step.asked)
          return step
        })
        outcomes = decided
        return decided
      } finally {
        endFirst(outcomes?.first)
        endSecond?.(outcomes?.second)
      }
    },
  }
}
