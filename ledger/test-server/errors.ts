import { Metadata, type ServerErrorResponse, status } from '@grpc/grpc-js'

/** Errors as a node words them: a gRPC status, with trailers the client reads. */
export const rpcError = (
  code: status,
  details: string,
  trailers: Record<string, string | number | bigint> = {},
): ServerErrorResponse => {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, String(value))
  return Object.assign(new Error(details), { code, details, metadata })
}

export const isRpcError = (error: unknown): error is ServerErrorResponse =>
  error instanceof Error && 'metadata' in error

/** Any exception inside a node, as it looks from outside. */
export const handlerThrew = () => rpcError(status.UNKNOWN, 'Exception was thrown by handler.')

export const unexpectedResult = (what: string) => rpcError(status.UNKNOWN, `Unexpected ${what}`)

export const notSet = (what: string) => rpcError(status.INVALID_ARGUMENT, `'None' is not a valid ${what}`)

export const missingProperty = (name: string) =>
  rpcError(status.INVALID_ARGUMENT, `Required Metadata Property '${name}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  })

export const streamDeleted = (name: string) =>
  rpcError(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': name,
  })

export const tooBig = (bytes: number) =>
  rpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': bytes,
  })

export const eventTooBig = (bytes: number) =>
  rpcError(status.INVALID_ARGUMENT, `Event exceeds Maximum Append Event Size of ${bytes}.`, {
    exception: 'maximum-append-event-size-exceeded',
    'maximum-append-event-size': bytes,
  })

export const deleteRefused = (stream: string, expected: bigint, actual: bigint) =>
  rpcError(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': expected,
      'actual-version': actual,
    },
  )

export const notLeader = ({ host, port }: { host: string; port: number }) =>
  rpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': port,
  })

export const timedOut = (message: string) => rpcError(status.ABORTED, `Operation timed out: ${message}`)

export const tooSlow = () =>
  timedOut('Consumer too slow to handle event while live. Client resubscription required.')

export const emptyStreamName = () =>
  new Error("Specified argument was out of the range of valid values. (Parameter 'eventStreamId')")
