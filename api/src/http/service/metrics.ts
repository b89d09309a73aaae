import type { Logger } from 'pino'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AnyCall } from '../call.ts'
import type { Answer } from '../respond.ts'

/** One call as it went. Its path is the declared one: what stands in a real one never gets here. */
export type Observed = {
  readonly call: Pick<AnyCall, 'method' | 'path'>
  readonly requestId: string
  readonly answer: Answer
  readonly tookMs: number
}
/** Notes one finished call in metrics and log. */
export type Observe = (observed: Observed) => void

/** A crowd that is turned away is told of once, and not for each of its calls. */
const levelOf = (method: string, { status, body }: Answer): 'error' | 'debug' | 'info' => {
  if ('code' in body && body.code === 'BUSY') return 'debug'
  return status >= 500 ? 'error' : method === 'GET' && status < 400 ? 'debug' : 'info'
}

/** Measures and logs calls by their declared path, so that neither secrets nor personal data can be among the words. */
export const createMetrics = (logger: Logger) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'strongroom_http_request_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })

  // Finding a labelled child by its labels costs more than the observation itself.
  const children = new Map<Observed['call'], Map<number, { observe: (value: number) => void }>>()
  const childOf = (call: Observed['call'], status: number) => {
    const ofCall = children.get(call) ?? new Map()
    children.set(call, ofCall)
    const child = ofCall.get(status) ?? seconds.labels(call.method, call.path, String(status))
    ofCall.set(status, child)
    return child
  }

  const observe: Observe = ({ call, requestId, answer, tookMs }) => {
    const { method, path: route } = call
    childOf(call, answer.status).observe(tookMs / 1000)
    const level = levelOf(method, answer)
    if (logger.isLevelEnabled(level))
      logger[level](
        { requestId, method, route, status: answer.status, tookMs: Math.round(tookMs * 10) / 10 },
        'called',
      )
  }

  return { registry, observe }
}
