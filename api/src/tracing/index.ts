/** Traces over HTTP, command, append and projection, for an OpenTelemetry collector. Loads nothing of it until one is configured. */
export { openTracing } from './open-tracing.ts'
export { projectionSpans } from './projection-spans.ts'
export type { Tracing } from './span.ts'
export { tracedLedger } from './traced-ledger.ts'
export { tracedLog } from './traced-log.ts'
