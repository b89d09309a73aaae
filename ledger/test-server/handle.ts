import { type ServerErrorResponse, status } from '@grpc/grpc-js'
import { handlerThrew, isRpcError, notLeader, rpcError } from './errors.ts'
import type { Node } from './node.ts'

type AnyCall = {
  readonly metadata: { get(name: string): unknown[] }
  on(event: string, listener: () => void): unknown
  once(event: string, listener: () => void): unknown
  emit(event: string, error: unknown): unknown
}
export type Answer<Response> = (error: ServerErrorResponse | null, response?: Response) => void
export type Fail = (error: unknown) => void
type Handler<Call, Response> = (call: Call, answer: Answer<Response>, fail: Fail) => unknown

const ended = new WeakSet<object>()

/** Whether the server has ended a call, which gRPC's own flags do not tell. */
export const hasEnded = (call: object): boolean => ended.has(call)

/** The calls under way, so that they can all be ended at once. */
export type OpenCalls = Set<(error: ServerErrorResponse) => void>

type Kind = { readonly repliesWhileSilent?: true }

/** Wraps every handler: faults that hit any call; any exception becomes a status, never a crash. */
export const handle =
  <Call extends AnyCall, Response>(
    node: Node,
    open: OpenCalls,
    handler: Handler<Call, Response>,
    { repliesWhileSilent }: Kind = {},
  ) =>
  (call: Call, callback?: Answer<Response>): void => {
    const end = (error: ServerErrorResponse) => {
      open.delete(end)
      ended.add(call)
      if (callback) callback(error)
      else call.emit('error', error)
    }
    const fail: Fail = error => end(isRpcError(error) ? error : handlerThrew())
    const answer: Answer<Response> = (error, response) => {
      open.delete(end)
      callback?.(error, response)
    }
    call.on('error', () => {})
    if (node.faults.silent && !node.stopping && !repliesWhileSilent) return
    const refused = refusal(node, call)
    if (refused) {
      fail(refused)
      return
    }
    open.add(end)
    call.once('cancelled', () => open.delete(end))
    call.once('finish', () => open.delete(end))
    try {
      Promise.resolve(handler(call, answer, fail)).catch(fail)
    } catch (error) {
      fail(error)
    }
  }

const refusal = ({ stopping, faults }: Node, call: AnyCall): ServerErrorResponse | undefined => {
  if (stopping) return rpcError(status.UNAVAILABLE, 'Server is stopping')
  const needsLeader = call.metadata.get('requires-leader')[0] === 'true'
  return faults.notLeader && needsLeader ? notLeader(faults.notLeader) : undefined
}
