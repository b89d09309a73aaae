import { type FinishedSpan, spanIdOf, type Tracing, traceIdOf } from './span.ts'

/** How long spans gather before they are sent. */
const GATHER_MS = 2_000

/**
 * Opens tracing to a collector (OTLP over HTTP) at `{endpoint}/v1/traces`; nothing without an endpoint. A collector that does
 * not answer costs spans, and nothing else.
 */
export const openTracing = async (
  endpoint: string | undefined,
  service: string,
): Promise<Tracing | undefined> => {
  if (!endpoint) return undefined
  // Loaded only here: without a collector none of it is needed.
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace },
    sdk,
    otlp,
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const ids = { trace: '', span: '' }
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: { generateTraceId: () => ids.trace, generateSpanId: () => ids.span },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: GATHER_MS })],
  })
  const tracer = provider.getTracer('strongroom')

  const record = ({ name, correlationId, id, parent, ...span }: FinishedSpan): void => {
    const traceId = traceIdOf(correlationId)
    Object.assign(ids, { trace: traceId, span: spanIdOf(correlationId, id) })
    const above = parent && { traceId, spanId: spanIdOf(correlationId, parent) }
    const context = above
      ? trace.setSpanContext(ROOT_CONTEXT, { ...above, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      : ROOT_CONTEXT
    const started = tracer.startSpan(
      name,
      {
        root: !above,
        kind: above ? SpanKind.INTERNAL : SpanKind.SERVER,
        startTime: span.startedAt,
        attributes: span.attributes,
      },
      context,
    )
    if (span.hasFailed) started.setStatus({ code: SpanStatusCode.ERROR })
    started.end(span.endedAt)
  }
  return { record, close: () => provider.shutdown().catch(() => {}) }
}
