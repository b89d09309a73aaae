import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { HttpError } from '../command/http-error.ts'
import { languageIn } from './accepted-language.ts'
import type { AnyCall } from './call.ts'
import { dispatch } from './dispatch.ts'
import { headerOf } from './headers.ts'
import type { Incoming, Kernel } from './kernel.ts'
import { classOf } from './overload/call-class.ts'
import { waysTo } from './paths.ts'
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
  /** Why a call is not taken now, and is carried out in no part; nothing: it would be taken. */
  readonly turnAway: (call: AnyCall) => HttpError | undefined
}
/** The answer to one request. */
export type Carried = { readonly answer: Answer; readonly requestId: string }

/** Finds the call of a path, and carries it out. */
export const createCalls = (calls: readonly AnyCall[], kernel: Kernel, observe: Observe): Calls => {
  const turnAway: Calls['turnAway'] = call =>
    call.isAlwaysTaken ? undefined : kernel.load.refusalOf(classOf(call))
  return {
    find: createRouter(waysTo(calls)),
    turnAway,
    carryOut: async ({ to: call, params }, { request, env, header }) => {
      const requestId = randomUUID()
      const refusal = turnAway(call)
      if (refusal)
        return { answer: answerOf(refusal, requestId, languageIn(header('accept-language'))), requestId }
      const started = performance.now()
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
