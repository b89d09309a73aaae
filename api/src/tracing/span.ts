import { hash } from 'node:crypto'

/**
 * A piece of work that is over. All ids follow from what events carry already: the trace's from the correlation id, which is
 * that of the request, the span's from `id` within it. So a process that meets an event later continues its
 * trace, and nothing more is stored. Attributes hold names and numbers of ours: no stream, no input, no person.
 */
export type FinishedSpan = {
  readonly name: string
  readonly correlationId: string
  readonly id: string
  /** The `id` of the span that this one is part of; nothing for the first of a trace. */
  readonly parent?: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly endedAt: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly hasFailed?: boolean
}

export type Tracing = {
  /** Keeps a span until some have gathered, and sends them. Never throws. */
  readonly record: (span: FinishedSpan) => void
  /** Sends the rest. */
  readonly close: () => Promise<void>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** 32 hex digits: a request's id without its hyphens, which is also in the answer and in the logs; of any other text a hash. */
export const traceIdOf = (correlationId: string): string =>
  uuid.test(correlationId) ? correlationId.replaceAll('-', '') : hash('sha256', correlationId).slice(0, 32)

/** 16 hex digits. */
export const spanIdOf = (correlationId: string, id: string): string =>
  hash('sha256', `${correlationId} ${id}`).slice(0, 16)

/** The `id` of the spans of a trace, from the request to the read models. */
export const spanIds = {
  request: 'request',
  command: (commandId: string) => `command ${commandId}`,
  append: (commandId: string) => `append ${commandId}`,
  projection: (commandId: string, projection: string) => `project ${projection} ${commandId}`,
} as const
