import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Calls, type Carried, prefix } from './mount.ts'
import { type Answer, headersOf, respond } from './respond.ts'

/** Takes a request on and answers it, or leaves it to others: false. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Paths that every parser reads alike: letters, digits, and the signs that filters are written in.
 * Of these alone may be escaped what no fixed word of a path holds.
 */
const plainPath = /^\/v1(?!.*\/\.)(?:[\w\-.~:,@/]|%(?:20|22|2C|3A|40|5B|5D|7B|7D))*$/i
const plainHost = /^[a-z\d.-]+(?::[1-5]?\d{1,4})?$/i

/**
 * Answers reads from Node's request to Node's answer, which takes the processor a fifth less than by way of Hono, its
 * `Request` and `Response`. Only reads with nothing in them that Hono, or the code before it, would handle; and calls of
 * any kind that are turned away. An error on the way out gets the answer of `broken`, as in Hono.
 */
export const createFastPath =
  (calls: Calls, broken: (error: unknown) => Response): FastPath =>
  (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (!plainPath.test(url) || !plainHost.test(headers.host ?? '')) return false
    const found = calls.find(method ?? '', url.slice(prefix.length))
    if (!found) return false
    if (method !== 'GET' || found.to.body || found.to.file)
      return turnAway(calls.turnAway(found.to), outgoing)
    answer(calls, found, incoming, outgoing).catch((error: unknown) =>
      byHono(broken(error), incoming, outgoing),
    )
    return true
  }

const answer = async (
  calls: Calls,
  found: NonNullable<ReturnType<Calls['find']>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const { headers } = incoming
  const { answer, requestId } = await calls.carryOut(found, {
    request: bodyless,
    env: { incoming },
    header: name => headers[name] as string | undefined,
  })
  // Hono's server sends all that is not plain JSON, such as a file that is made while it is sent.
  if (answer.download) return byHono(respond(answer, requestId), incoming, outgoing)
  send(answer, requestId, outgoing)
}

const send = (answer: Answer, requestId: string, outgoing: ServerResponse): void => {
  const body = JSON.stringify(answer.body)
  outgoing.writeHead(answer.status, {
    ...headersOf(answer, requestId),
    'Content-Length': Buffer.byteLength(body),
  })
  outgoing.end(body)
}

/** Under load most requests are refused, of every method: none may cost more than it must. */
const turnAway = (carried: Carried | undefined, outgoing: ServerResponse): boolean => {
  if (carried) send(carried.answer, carried.requestId, outgoing)
  return carried !== undefined
}

const byHono = (response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
  getRequestListener(() => response)(incoming, outgoing)

const bodyless = (): never => {
  throw new Error('a call that takes no body has read one')
}
