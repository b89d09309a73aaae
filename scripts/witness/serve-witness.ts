import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  cosign,
  judgeCheckpoint,
  MalformedNote,
  parseAddCheckpoint,
  type SigningKey,
  type VerifierKey,
} from '@strongroom/ledger/eventlog/seal'
import type { WitnessState } from './witness-state.ts'

/** A log to watch: its origin, and the key it signs with. */
export type Watched = { readonly origin: string; readonly key: VerifierKey }

type Answer = { readonly status: number; readonly body: string; readonly type?: string }

const MOST_BYTES = 64 * 1024

/**
 * A small witness (C2SP tlog-witness) over HTTP: cosigns checkpoints of logs that only grow. `/key` names it. Judging, storing
 * and signing happen without a pause between, so that no two requests can see the same state.
 */
export const serveWitness = async ({
  port,
  signer,
  logs,
  state,
  now = Date.now,
}: {
  readonly port: number
  readonly signer: SigningKey
  readonly logs: readonly Watched[]
  readonly state: WitnessState
  readonly now?: () => number
}) => {
  const logOf = (origin: string) => {
    const keys = logs.filter(log => log.origin === origin).map(({ key }) => key)
    return keys.length > 0 ? { origin, keys, last: state.last(origin) } : undefined
  }
  const add = (body: string): Answer => {
    const request = parseAddCheckpoint(body)
    const verdict = judgeCheckpoint(request, logOf)
    if (verdict.kind === 'refuse') return { status: verdict.status, body: `${words[verdict.status]}\n` }
    if (verdict.kind === 'conflict')
      return { status: 409, body: `${verdict.size}\n`, type: 'text/x.tlog.size' }
    state.store(verdict.origin, verdict.tree)
    return { status: 200, body: cosign(verdict.text, signer, Math.floor(now() / 1000)) }
  }
  const server = createServer((request, response) => {
    answerTo(request, signer, add).then(
      ({ status, body, type = 'text/plain; charset=utf-8' }) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body),
      (error: Error) => response.destroy(error),
    )
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const words = {
  400: 'the old size is above the new one',
  403: 'no key that is known here has signed this checkpoint',
  404: 'this log is not watched here',
  422: 'the proof does not show that the log has only grown',
} as const

const answerTo = async (
  request: IncomingMessage,
  signer: SigningKey,
  add: (body: string) => Answer,
): Promise<Answer> => {
  const path = request.url ?? ''
  if (request.method === 'GET' && path.endsWith('/key')) return { status: 200, body: `${signer.key.line}\n` }
  if (request.method !== 'POST' || !path.endsWith('/add-checkpoint'))
    return { status: 404, body: 'POST /add-checkpoint, GET /key\n' }
  try {
    return add(await bodyOf(request))
  } catch (error) {
    if (error instanceof TooLong) return { status: 413, body: `${error.message}\n` }
    if (error instanceof MalformedNote) return { status: 400, body: `${error.message}\n` }
    // A tree that could not be stored was not cosigned.
    return { status: 500, body: 'the checkpoint could not be stored\n' }
  }
}

/** More bytes than any request of the protocol has. */
class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** The whole body. One that is too long is refused at once, and read on without being kept: otherwise its sender would meet a closed connection instead of the answer. */
const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    request.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes <= MOST_BYTES) parts.push(part)
      else reject(new TooLong(`this is too long for a checkpoint: ${MOST_BYTES} bytes are the most`))
    })
    request.once('end', () => resolve(Buffer.concat(parts).toString()))
    request.once('error', reject)
  })
