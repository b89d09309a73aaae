import type { Observe } from '../http/service/metrics.ts'
import { spanIds, type Tracing } from './span.ts'

/** Calls as spans, by their declared path: what stands in a real one never gets here. */
export const requestSpans =
  ({ record }: Tracing): Observe =>
  ({ call, requestId, answer, tookMs }) => {
    const endedAt = Date.now()
    record({
      name: `${call.method} /v1${call.path}`,
      correlationId: requestId,
      id: spanIds.request,
      startedAt: endedAt - tookMs,
      endedAt,
      attributes: {
        'http.request.method': call.method,
        'http.route': `/v1${call.path}`,
        'http.response.status_code': answer.status,
      },
      hasFailed: answer.status >= 500,
    })
  }
