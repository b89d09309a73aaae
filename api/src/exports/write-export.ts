import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { memberDecider } from '@strongroom/ledger/account'
import { mayMake, type wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import { HttpError } from '../command/http-error.ts'
import type { Session } from '../command/session.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AnyCall } from '../http/call.ts'
import { csvOf } from '../http/csv-list.ts'
import { validate } from '../http/validate.ts'
import type { ExportRow, ExportTry } from '../vault/exports.ts'
import type { Stores } from '../vault/stores.ts'
import { inSnapshot } from './in-snapshot.ts'
import { callsIn, idle } from './outside-requests.ts'

/** The dependencies of the job that makes exports. */
export type ExportParts = Omit<Dependencies, 'relaxed'> &
  Pick<Stores, 'exports' | 'members'> & { readonly stopping: AbortSignal }

type Problems = NonNullable<wire.ExportRecord['problem']>

/** An export that cannot be made, however often it is tried. */
export class Impossible extends Error {
  readonly problem: Problems
  constructor(problem: Problems) {
    super(`an export cannot be made: ${problem}`)
    this.problem = problem
  }
}

/** A try of which nothing is wanted any more: its export was removed, another try has begun, or the process is to end. */
export class Superseded extends Error {}

/** A part of a file as it is kept. */
const PART_BYTES = 1024 * 1024

/** Writes the file of an export part by part, all of it as the database stood when the try began. */
export const writeExport = async (parts: ExportParts, row: ExportRow, attempt: ExportTry) => {
  const session = await administratorOf(parts, row)
  return inSnapshot(parts.db, async snapshot => {
    const counted = { rows: 0 }
    const call = noted(await listIn(parts, snapshot, row.path), parts, attempt, counted)
    if (!call.filter || !mayMake(call, session.role)) throw new Impossible('forbidden')
    const ask = { ...idle, session, params: row.params, requestId: row.id, now: parts.now() }
    const list = await csvOf(call, { ...ask, filter: filterOf(call, row) }, row.language ?? undefined)
    if ('refused' in list) throw new Impossible('filter')
    return { ...(await keep(parts, attempt, list.parts)), rows: counted.rows }
  })
}

/** The administrator as the log has them now: their role, or the account itself, may be gone since they asked. */
const administratorOf = async (
  { ledger, members }: ExportParts,
  { id, uid }: ExportRow,
): Promise<Session> => {
  const profile = await members.byUid(uid)
  const { role, enabled } = (await ledger.load(memberDecider, uid)).state
  if (!profile || !enabled || role === 'member') throw new Impossible('forbidden')
  return { id, uid, email: profile.email, role, admin: true }
}

/** The list's call, with everything that it reads in the snapshot. */
const listIn = async (parts: ExportParts, snapshot: Pool, path: string): Promise<AnyCall> => {
  const found = (await callsIn(parts, snapshot)).find(call => call.method === 'GET' && call.path === path)
  if (!found) throw new Impossible('filter')
  return found
}

const filterOf = (call: AnyCall, { filter }: ExportRow): unknown => {
  try {
    return call.filter && validate(call.filter, filter, 'filter')
  } catch (error) {
    if (error instanceof HttpError) throw new Impossible('filter')
    throw error
  }
}

/** The call, noting after every page how far the try has come, and ending it when it is not wanted any more. */
const noted = (
  call: AnyCall,
  { exports, stopping }: ExportParts,
  attempt: ExportTry,
  counted: { rows: number },
): AnyCall => ({
  ...call,
  handler: async ask => {
    const reply = await call.handler(ask)
    const { data } = reply.body as Partial<wire.Paged<unknown>>
    counted.rows += data?.data.length ?? 0
    const isWanted = await exports.progress(attempt, counted.rows, data?.total ?? 0)
    if (!isWanted || stopping.aborted) throw new Superseded('a try to make an export was left')
    return reply
  },
})

/** Compresses the lines and keeps them. Answers the number of parts, and the size of the file as it is saved. */
const keep = async ({ exports }: ExportParts, attempt: ExportTry, lines: AsyncIterable<string>) => {
  let bytes = 0
  let parts = 0
  async function* counted() {
    for await (const text of lines) {
      const encoded = Buffer.from(text)
      bytes += encoded.length
      yield encoded
    }
  }
  await pipeline(Readable.from(counted(), { objectMode: false }), createGzip(), async compressed => {
    for await (const content of inParts(compressed)) await exports.addPart(attempt, parts++, content)
  })
  return { parts, bytes }
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
