import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>

/** Writes one response, and waits while the client is not taking any more. */
export const send = (call: ReadCall, response: ReadResp): Promise<void> | undefined => {
  if (call.write(response) || call.cancelled) return undefined
  return new Promise(resolve => {
    const go = () => {
      call.off('drain', go)
      call.off('cancelled', go)
      resolve()
    }
    call.on('drain', go)
    call.on('cancelled', go)
  })
}
