import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials, status } from '@grpc/grpc-js'
import { batchAppend } from './batch-append.ts'
import { getSupportedMethods, gossip } from './discovery.ts'
import { rpcError } from './errors.ts'
import { type Faults, faultsOf, limitsOf, type NodeVersion } from './faults.ts'
import { handle, type OpenCalls } from './handle.ts'
import type { Node } from './node.ts'
import { read } from './reads.ts'
import { Store } from './store.ts'
import { append, remove } from './writes.ts'

const maxMessageBytes = 16 * 1024 * 1024

export type ServerOptions = {
  /** 23 (23.10.8) unless given. */
  readonly version?: NodeVersion
  /** Whether BatchAppend is advertised; true unless given. */
  readonly batch?: boolean
  /** How many event ids it remembers for appends at any revision. */
  readonly idMemory?: number
  /** `MaxAppendEventSize`, in bytes, which 24.10 and later have: the largest event that is taken. */
  readonly maxEventSize?: number
  readonly faults?: Partial<Faults>
}

export type Restart = {
  /** Whether the events survive; true unless given. The memory of ids is lost either way. */
  readonly keepData?: boolean
  /** How long the server does not listen; 50 ms unless given. */
  readonly downMs?: number
}

/**
 * A test double of one EventStoreDB node, in memory: streams, server features and gossip as @eventstore/db-client speaks them.
 * Not a product: the README lists the behaviours of a real node that it lacks.
 */
export const createServer = ({
  version = 23,
  batch = true,
  idMemory,
  maxEventSize,
  faults,
}: ServerOptions = {}) => {
  const node: Node = {
    store: new Store({
      ...limitsOf(version),
      ...(idMemory !== undefined && { idMemory }),
      ...(maxEventSize !== undefined && { maxEventSize }),
    }),
    faults: faultsOf(version, faults),
    version,
    batch,
    address: { host: '127.0.0.1', port: 0 },
    stopping: false,
    answeredUpTo: -1n,
    delivered: 0,
  }
  const open: OpenCalls = new Set()
  const sockets = new Set<Socket>()
  let server = newServer(node, open)
  let address = ''

  const bind = async (wanted: string): Promise<number> => {
    const port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(wanted, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    )
    rememberSockets(server, sockets)
    const isUnix = wanted.startsWith('unix:')
    const host = isUnix ? '127.0.0.1' : wanted.replace(/:\d+$/, '')
    address = isUnix ? wanted : `${host}:${port}`
    node.address = { host, port }
    return port
  }
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = () => {
    dropConnections()
    server.forceShutdown()
    open.clear()
  }
  return {
    store: node.store,
    faults: node.faults,
    /** Address it listens on: `host:port` or `unix:/path`. */
    get address() {
      return address
    },
    /** How many clients are connected. */
    get connections() {
      return sockets.size
    },
    /** How many records subscriptions have been sent. */
    get delivered() {
      return node.delivered
    },
    /** How many calls are under way. */
    get calls() {
      return open.size
    },
    /** Listens on `host:port` (port 0: any) or `unix:/absolute/path`. */
    listen: (wanted = '127.0.0.1:0') => bind(wanted),
    /** Every client loses its connection; the server keeps listening. */
    dropConnections,
    /** As after kill -9 and a new start at the same address. */
    async restart({ keepData = true, downMs = 50 }: Restart = {}) {
      stop()
      if (keepData) node.store.forgetIds()
      else node.store.clear()
      node.stopping = false
      node.answeredUpTo = node.store.tail - 1n
      await sleep(downMs)
      server = newServer(node, open)
      await bind(address)
    },
    /** As after SIGTERM: stores arriving appends, answers none of them, and ends all calls with INTERNAL after this long. */
    async stopAfterStore(afterMs = 5000) {
      node.stopping = true
      await sleep(afterMs)
      for (const end of open) end(rpcError(status.INTERNAL, 'Received RST_STREAM with code 0'))
      await sleep(50)
      server.forceShutdown()
    },
    stop,
  }
}

export type TestServer = ReturnType<typeof createServer>

const newServer = (node: Node, open: OpenCalls): Server => {
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': 2 * maxMessageBytes,
  })
  server.addService(streamServices.StreamsService, {
    read: handle(node, open, read(node)),
    append: handle(node, open, append(node)),
    batchAppend: handle(node, open, batchAppend(node), { repliesWhileSilent: true }),
    delete: handle(node, open, remove(node, 'DeleteResp')),
    tombstone: handle(node, open, remove(node, 'TombstoneResp')),
  })
  server.addService(featureServices.ServerFeaturesService, {
    getSupportedMethods: handle(node, open, getSupportedMethods(node)),
  })
  server.addService(gossipServices.GossipService, { read: handle(node, open, gossip(node)) })
  return server
}

/** gRPC keeps its listeners to itself, and has no way to break connections as a failing network does. */
const rememberSockets = (server: Server, sockets: Set<Socket>): void => {
  const { http2Servers } = server as unknown as {
    http2Servers: Map<{ on(event: 'connection', listener: (socket: Socket) => void): void }, unknown>
  }
  for (const listener of http2Servers.keys())
    listener.on('connection', socket => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
}
