import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Observe } from '../service/metrics.ts'
import type { AnyCall } from './call.ts'
import { dispatch, type Kernel } from './dispatch.ts'
import { headerOf } from './headers.ts'
import { patternsOf } from './paths.ts'
import { respond } from './respond.ts'
import { createRouter } from './router.ts'

const prefix = '/v1'

/** Makes an app answer calls under /v1, in every form their paths have. Other paths go on to whoever is mounted later. */
export const mount = (app: Hono, calls: readonly AnyCall[], kernel: Kernel, observe: Observe): void => {
  const find = createRouter(
    calls.flatMap(call => patternsOf(call.path).map(pattern => ({ method: call.method, pattern, to: call }))),
  )
  app.all(`${prefix}/*`, async (c, next) => {
    const found = find(c.req.method, c.req.path.slice(prefix.length))
    if (!found) return next()
    const started = performance.now()
    const requestId = randomUUID()
    const { to: call, params } = found
    const incoming = { request: c.req.raw, env: c.env, header: headerOf(c.req.raw, c.env), params }
    const answer = await dispatch(call, kernel, incoming, requestId)
    const tookMs = performance.now() - started
    observe({ call, requestId, answer, tookMs })
    return respond(answer, requestId)
  })
}
