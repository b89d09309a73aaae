import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Observe } from '../service/metrics.ts'
import type { AnyCall } from './call.ts'
import { dispatch, type Kernel } from './dispatch.ts'
import { bySpecificity, honoPath, patternsOf } from './paths.ts'
import { respond } from './respond.ts'

/** Makes an app answer calls under /v1, in every form their paths have. */
export const mount = (app: Hono, calls: readonly AnyCall[], kernel: Kernel, observe: Observe): void => {
  const patterns = calls.flatMap(call => patternsOf(call.path).map(pattern => ({ pattern, call })))
  for (const { pattern, call } of patterns.sort((a, b) => bySpecificity(a.pattern, b.pattern)))
    app.on(call.method, `/v1${honoPath(pattern)}`, async c => {
      const started = performance.now()
      const requestId = randomUUID()
      const answer = await dispatch(call, kernel, c, requestId)
      observe({
        route: call.path,
        method: call.method,
        requestId,
        answer,
        tookMs: performance.now() - started,
      })
      return respond(answer, requestId)
    })
}
