import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { AppendReq, AppendResp, DeleteReq } from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerReadableStream, ServerUnaryCall } from '@grpc/grpc-js'
import { deleteRefused, eventTooBig, streamDeleted, timedOut, tooBig } from './errors.ts'
import type { Answer, Fail } from './handle.ts'
import type { Node } from './node.ts'
import type { Proposed, Written } from './records.ts'
import { any, noStream, streamExists } from './store.ts'
import { readExpected, readProposed, requiredName, withPosition } from './wire.ts'

/** The result of a write: the store's answer, or none in time. */
export type WriteResult = Written | { kind: 'timeout' }

/** Stores a write at once and answers when it is no longer in flight. A stopping server answers nothing. */
export const submit = (
  node: Node,
  name: string,
  expected: bigint,
  events: readonly Proposed[],
  answer: (result: WriteResult) => void,
): void => {
  const { store, faults } = node
  const written = store.append(name, expected, events)
  const end = written.kind === 'ok' ? written.end : undefined
  const again = written.kind === 'ok' && written.again
  if (again && end && end.position > node.answeredUpTo && faults.inFlightRetryDropped) {
    setTimeout(answer, faults.writeTimeoutMs, { kind: 'timeout' })
    return
  }
  const settle = () => {
    if (end && end.position > node.answeredUpTo) node.answeredUpTo = end.position
    if (!node.stopping) answer(written)
  }
  if (faults.inFlightWriteMs > 0 && end && !again) setTimeout(settle, faults.inFlightWriteMs)
  else settle()
}

/** One append as one call: options, then events. */
export const append =
  (node: Node) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, answer: Answer<AppendResp>, fail: Fail): void => {
    const messages: AppendReq[] = []
    call.on('data', message => messages.push(message))
    const submitAll = () => {
      const options = messages.shift()?.getOptions() as AppendReq.Options
      const events = messages.map(message =>
        readProposed(message.getProposedMessage() as AppendReq.ProposedMessage),
      )
      const name = requiredName(options)
      const expected = readExpected(options, options.hasRevision() ? options.getRevision() : undefined)
      submit(node, name, expected, events, result => reply(node, name, expected, result, answer))
    }
    call.on('end', () => {
      // A connection that breaks ends the call just before it cancels it, and half an append is none.
      setImmediate(() => {
        try {
          if (!call.cancelled) submitAll()
        } catch (error) {
          fail(error)
        }
      })
    })
  }

const reply = (
  { store }: Node,
  name: string,
  expected: bigint,
  result: WriteResult,
  answer: Answer<AppendResp>,
): void => {
  const response = new streams.AppendResp()
  if (result.kind === 'timeout') answer(timedOut('Prepare phase timeout.'))
  else if (result.kind === 'deleted') answer(streamDeleted(name))
  else if (result.kind === 'too-big') answer(tooBig(store.maxAppendSize))
  else if (result.kind === 'event-too-big') answer(eventTooBig(store.maxEventSize))
  else if (result.kind === 'ok') answer(null, response.setSuccess(success(result)))
  else answer(null, response.setWrongExpectedVersion(wrongExpected(expected, result.current)))
}

const success = ({ revision, position }: Written & { kind: 'ok' }): AppendResp.Success => {
  const message = new streams.AppendResp.Success()
  if (revision < 0n) message.setNoStream(new shared.Empty())
  else message.setCurrentRevision(revision.toString())
  if (position === undefined) return message.setNoPosition(new shared.Empty())
  return message.setPosition(withPosition(new streams.AppendResp.Position(), position))
}

const wrongExpected = (expected: bigint, current: bigint): AppendResp.WrongExpectedVersion => {
  const message = new streams.AppendResp.WrongExpectedVersion()
  if (expected === any) message.setExpectedAny(new shared.Empty())
  else if (expected === streamExists) message.setExpectedStreamExists(new shared.Empty())
  else if (expected === noStream) message.setExpectedNoStream(new shared.Empty())
  else message.setExpectedRevision(expected.toString())
  if (current < 0n) return message.setCurrentNoStream(new shared.Empty())
  return message.setCurrentRevision(current.toString())
}

type Removed = { setPosition(value: never): unknown }
type Kinds = { DeleteResp: typeof streams.DeleteResp; TombstoneResp: typeof streams.TombstoneResp }

/** Delete and tombstone. The product does neither; real nodes do both, so readers must bear it. */
export const remove =
  <K extends keyof Kinds>(node: Node, kind: K) =>
  (call: ServerUnaryCall<DeleteReq, Removed>, answer: Answer<Removed>): void => {
    const options = call.request.getOptions() as DeleteReq.Options
    const name = requiredName(options)
    const expected = readExpected(options, options.hasRevision() ? options.getRevision() : undefined)
    const result = node.store.remove(name, expected, kind === 'TombstoneResp')
    if (result.kind === 'deleted') throw streamDeleted(name)
    if (result.kind === 'wrong') throw deleteRefused(name, expected, result.current)
    const Response: Kinds[K] = streams[kind]
    const position = result.kind === 'ok' ? (result.position ?? 0n) : 0n
    const response: Removed = new Response()
    response.setPosition(withPosition(new Response.Position(), position) as never)
    answer(null, response)
  }
