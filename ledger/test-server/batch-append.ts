import shared from '@eventstore/db-client/generated/shared_pb.js'
import statuses from '@eventstore/db-client/generated/status_pb.js'
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type ServerDuplexStream, status } from '@grpc/grpc-js'
import { errorMessage } from '@strongroom/shared/error'
import any from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { emptyStreamName, handlerThrew } from './errors.ts'
import type { Answer, Fail } from './handle.ts'
import type { Node } from './node.ts'
import type { Proposed } from './records.ts'
import { any as anyRevision, noStream, streamExists } from './store.ts'
import {
  readExpected,
  readProposed,
  readUuid,
  streamId,
  streamName,
  uuidMessage,
  withPosition,
} from './wire.ts'
import { submit, type WriteResult } from './writes.ts'

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>
type Named = { readonly correlationId: string; readonly name: string }
type Pending = Named & {
  readonly expected: bigint
  readonly events: Proposed[]
  readonly timer: NodeJS.Timeout
  bytes: number
}
type BatchResult = WriteResult | { kind: 'bad'; message: string }

/** One stream of requests per client, each put together by its correlation id until it is final. */
export const batchAppend =
  (node: Node) =>
  (call: BatchCall, _answer: Answer<never>, fail: Fail): void => {
    const pending = new Map<string, Pending>()
    const drop = (batch: Pending): boolean => {
      clearTimeout(batch.timer)
      return pending.delete(batch.correlationId)
    }
    const answer = (batch: Named & { expected?: bigint }, result: BatchResult) =>
      call.write(reply(node, batch, result))

    const begin = (correlationId: string, options: BatchAppendReq.Options): void => {
      if (!options.hasStreamIdentifier())
        throw new Error('Object reference not set to an instance of an object.')
      const name = streamName(options.getStreamIdentifier())
      const leftMs = msLeft(options)
      if (leftMs <= 0) return void answer({ correlationId, name }, { kind: 'timeout' })
      const position = options.hasStreamPosition() ? options.getStreamPosition() : undefined
      const expected = readExpected(options, position)
      const timeout = () => {
        if (drop(batch)) answer(batch, { kind: 'timeout' })
      }
      const timer = setTimeout(timeout, Math.min(leftMs, node.faults.writeTimeoutMs))
      const batch: Pending = { correlationId, name, expected, events: [], timer, bytes: 0 }
      pending.set(correlationId, batch)
    }

    const receive = (request: BatchAppendReq): void => {
      const correlationId = readUuid(request.getCorrelationId())
      const options = request.getOptions()
      if (options && !pending.has(correlationId)) begin(correlationId, options)
      const batch = pending.get(correlationId)
      if (!batch) return
      // An impossible event throws here and leaves the batch pending, so that it is answered once more: Timeout.
      for (const message of request.getProposedMessagesList()) {
        const event = readProposed(message)
        batch.events.push(event)
        batch.bytes += event.data.length
      }
      if (batch.bytes > node.store.maxAppendSize) {
        drop(batch)
        return void answer(batch, { kind: 'too-big' })
      }
      if (!request.getIsFinal() || !drop(batch)) return
      if (!batch.name) throw emptyStreamName()
      submit(node, batch.name, batch.expected, batch.events, result => answer(batch, result))
    }

    const refuse = (request: BatchAppendReq, error: unknown): void => {
      const options = request.getOptions()
      const correlationId = readUuid(request.getCorrelationId())
      const name = streamName(options?.getStreamIdentifier())
      if (options) answer({ correlationId, name }, { kind: 'bad', message: errorMessage(error) })
      else fail(handlerThrew())
    }

    const close = () => pending.forEach(drop)
    call.on('data', (request: BatchAppendReq) => {
      if (node.faults.silent) return
      try {
        receive(request)
      } catch (error) {
        refuse(request, error)
      }
    })
    call.on('end', () => {
      close()
      call.end()
    })
    call.on('cancelled', close)
  }

const msLeft = (options: BatchAppendReq.Options): number => {
  const deadline = options.getDeadline()
  return deadline ? deadline.toDate().getTime() - Date.now() : Number.POSITIVE_INFINITY
}

const reply = (
  { store }: Node,
  { correlationId, name, expected = anyRevision }: Named & { expected?: bigint },
  result: BatchResult,
): BatchAppendResp => {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(uuidMessage(correlationId))
    .setStreamIdentifier(streamId(name))
  const refuse = (code: status, type: string, details: { serializeBinary(): Uint8Array }) => {
    const packed = new any.Any()
    packed.pack(details.serializeBinary(), `event_store.client.${type}`)
    return response.setError(
      new statuses.Status()
        .setCode(code as number)
        .setMessage(type)
        .setDetails(packed),
    )
  }
  switch (result.kind) {
    case 'ok':
      return response.setSuccess(success(result))
    case 'wrong':
      return refuse(status.ALREADY_EXISTS, 'WrongExpectedVersion', wrongExpected(expected, result.current))
    case 'deleted':
      return refuse(
        status.NOT_FOUND,
        'StreamDeleted',
        new shared.StreamDeleted().setStreamIdentifier(streamId(name)),
      )
    case 'too-big':
      return refuse(
        status.INVALID_ARGUMENT,
        'MaximumAppendSizeExceeded',
        new shared.MaximumAppendSizeExceeded().setMaxappendsize(store.maxAppendSize),
      )
    case 'event-too-big':
      // Version 6.2.1 of the client does not know the message, and reads its name alone.
      return refuse(status.INVALID_ARGUMENT, 'MaximumAppendEventSizeExceeded', new empty.Empty())
    case 'bad':
      return refuse(status.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(result.message))
    case 'timeout':
      return refuse(status.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout())
  }
}

const success = ({ revision, position }: WriteResult & { kind: 'ok' }): BatchAppendResp.Success => {
  const message = new streams.BatchAppendResp.Success()
  if (revision < 0n) message.setNoStream(new empty.Empty())
  else message.setCurrentRevision(revision.toString())
  if (position === undefined) return message.setNoPosition(new empty.Empty())
  return message.setPosition(withPosition(new shared.AllStreamPosition(), position))
}

const wrongExpected = (expected: bigint, current: bigint) => {
  const message = new shared.WrongExpectedVersion()
  if (expected === anyRevision) message.setExpectedAny(new empty.Empty())
  else if (expected === streamExists) message.setExpectedStreamExists(new empty.Empty())
  else if (expected === noStream) message.setExpectedNoStream(new empty.Empty())
  else message.setExpectedStreamPosition(expected.toString())
  if (current < 0n) return message.setCurrentNoStream(new empty.Empty())
  return message.setCurrentStreamRevision(current.toString())
}
