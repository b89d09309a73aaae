import { EventStoreDBClient } from '@eventstore/db-client'
import type { Target } from './options.ts'

/** A client that cannot kill the process, and can be got rid of. */
export type GuardedClient = {
  readonly client: EventStoreDBClient
  /** Ends all its calls, then its connection. */
  readonly close: () => Promise<void>
}

type Channel = { close(): void }
type Stream = NodeJS.EventEmitter & { write?: (message: unknown) => boolean }
type MakeStream = (grpcClient: unknown) => Stream | Promise<Stream>

/**
 * Members that the client means for its subclasses only: the one place where its defects can be reached. Version 6.2.1 is
 * pinned.
 */
type Internals = {
  GRPCStreamCreator: (
    Client: unknown,
    name: string,
    make: MakeStream,
    cache?: unknown,
  ) => () => Promise<Stream>
  handleError: (grpcClient: unknown, error: Error) => Promise<void>
  getChannel: () => Promise<Channel>
  readonly throwOnAppendFailure: boolean
}

const longestDisposalMs = 1_000

/** `onLost` is called when the stream that carries the appends has ended, even while nothing is in flight. */
export const openClient = (target: Target, onLost: () => void): GuardedClient => {
  const client = clientOf(target)
  const internals = client as unknown as Internals
  const createStream = internals.GRPCStreamCreator
  internals.GRPCStreamCreator = (Client, name, make, cache) =>
    createStream(Client, name, async grpcClient => guarded(await make(grpcClient), onLost), cache)

  // No code awaits it: its rejection (no leader found, say) would end the process.
  const handleError = internals.handleError
  internals.handleError = (grpcClient, error) => handleError(grpcClient, error).catch(() => {})

  let channel: Channel | undefined
  let isClosed = false
  const getChannel = internals.getChannel
  internals.getChannel = async () => {
    channel = await getChannel()
    // An append that was still looking for a server must not be sent after it was given up.
    if (isClosed) channel.close()
    return channel
  }
  const close = async () => {
    isClosed = true
    await Promise.race([client.dispose(), sleep(longestDisposalMs)])
    channel?.close()
  }
  return { client, close }
}

/** Throws for a connection string that cannot be read, or that switches on a feature we must not use. Connects to nothing. */
export const checkTarget = (target: Target): void => {
  const { throwOnAppendFailure } = clientOf(target) as unknown as Internals
  if (!throwOnAppendFailure)
    throw new Error('throwOnAppendFailure=false makes the client answer with wrong revisions: leave it out')
}

const clientOf = (target: Target): EventStoreDBClient => {
  if (typeof target === 'string' && !target.startsWith('unix:'))
    return EventStoreDBClient.connectionString(target)
  const endpoint = typeof target === 'string' ? target : target.endpoint
  return new EventStoreDBClient({ endpoint }, { insecure: true })
}

/**
 * The stream of appends throws in two ways that no caller can catch: a reply to an append that is no longer waited for
 * (after another stream's error, or a second reply) is an uncaught exception, and so are, one by one, the requests
 * that were held back by a full socket when the connection breaks.
 */
const guarded = (stream: Stream, onLost: () => void): Stream => {
  const write = stream.write?.bind(stream)
  if (!write) return stream
  for (const listener of stream.listeners('data') as ((message: unknown) => void)[]) {
    stream.off('data', listener)
    stream.on('data', message => {
      try {
        listener(message)
      } catch {
        // The caller has stopped waiting, and will ask again with the same ids.
      }
    })
  }
  stream.write = message => {
    write(message)
    return true
  }
  for (const ending of ['error', 'end', 'close']) stream.once(ending, onLost)
  return stream
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms).unref())
