import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { AnyCall } from './call.ts'
import { dispatch } from './dispatch.ts'
import { headerOf } from './headers.ts'
import type { Incoming, Kernel } from './kernel.ts'
import { classOf } from './overload/call-class.ts'
import { patternsOf } from './paths.ts'
import { type Answer, answerOf, respond } from './respond.ts'
import { createRouter, type Found } from './router.ts'
import type { Observe } from './service/metrics.ts'

/** The path under which all calls stand. */
export const prefix = '/v1'

/** All calls, whichever way their requests come in. */
export type Calls = {
  /** The call of a path without its prefix, in any of its forms. */
  readonly find: (method: string, path: string) => Found<AnyCall> | undefined
  /** Never rejects. */
  readonly carryOut: (found: Found<AnyCall>, incoming: Omit<Incoming, 'params'>) => Promise<Carried>
  /** The answer to a call that is not taken now, and is carried out in no part. */
  readonly turnAway: (call: AnyCall) => Carried | undefined
}
/** The answer to one request. */
export type Carried = { readonly answer: Answer; readonly requestId: string }

/** Finds the call of a path, and carries it out. */
export const createCalls = (calls: readonly AnyCall[], kernel: Kernel, observe: Observe): Calls => {
  const turnAway = (call: AnyCall) => {
    const refusal = kernel.load.refusalOf(classOf(call))
    if (!refusal) return undefined
    const requestId = randomUUID()
    return { answer: answerOf(refusal, requestId), requestId }
  }
  return {
    find: createRouter(
      calls.flatMap(call =>
        patternsOf(call.path).map(pattern => ({ method: call.method, pattern, to: call })),
      ),
    ),
    turnAway,
    carryOut: async ({ to: call, params }, { request, env, header }) => {
      const turnedAway = turnAway(call)
      if (turnedAway) return turnedAway
      const started = performance.now()
      const requestId = randomUUID()
      const answer = await kernel.load.carry(() =>
        dispatch(call, kernel, { request, env, header, params }, requestId),
      )
      const tookMs = performance.now() - started
      observe({ call, requestId, answer, tookMs })
      return { answer, requestId }
    },
  }
}

/** Makes an app answer calls under /v1. Other paths go on to handlers mounted later. */
export const mount = (app: Hono, calls: Calls): void => {
  app.all(`${prefix}/*`, async (c, next) => {
    const found = calls.find(c.req.method, c.req.path.slice(prefix.length))
    if (!found) return next()
    const { raw } = c.req
    const { answer, requestId } = await calls.carryOut(found, {
      request: () => raw,
      env: c.env,
      header: headerOf(raw, c.env),
    })
    return respond(answer, requestId)
  })
}
