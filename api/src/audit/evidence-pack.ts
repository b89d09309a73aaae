import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '@strongroom/ledger/eventlog'
import { BrokenEvent } from '@strongroom/ledger/eventlog/verify'
import { type Evidence, type ExportedEvent, eventLines, evidenceEvents } from '@strongroom/projections/audit'
import type { CheckpointProofs } from '@strongroom/projections/seal'
import type { Parts } from '../dependencies.ts'
import type { ZipEntry } from '../vault/files/zip.ts'
import { type EvidenceFacts, evidenceReadme } from './evidence-readme.ts'

/** The contents of a pack: a stretch of events, and the checkpoint that proves them. */
export type Pack = EvidenceFacts & {
  readonly evidence: Evidence
  readonly proofs: CheckpointProofs
}

/** The sources of a pack: read models, files, and the folder of the web client. */
export type EvidenceParts = Pick<Parts, 'db' | 'uploads' | 'webDirectory'>

/** The script that checks a pack, in the web client and in the pack itself. */
const script = 'verify-evidence.mjs'

/** The files of an evidence pack in their order, each made when its turn comes, and their sums behind them. */
export const evidenceEntries = (parts: EvidenceParts, pack: Pack): AsyncGenerator<ZipEntry> =>
  withSums(entriesOf(parts, pack))

async function* entriesOf(parts: EvidenceParts, pack: Pack): AsyncGenerator<ZipEntry> {
  const { evidence, proofs } = pack
  yield text('README.txt', evidenceReadme(pack))
  yield text('key', `${proofs.vkey}\n`)
  yield text('checkpoint', proofs.note)
  yield { name: 'events.ndjson', bytes: () => eventsFile(parts, evidence) }
  for await (const events of evidenceEvents(parts.db, evidence))
    for (const event of events)
      yield { name: `proofs/${event.number}.tlog-proof`, bytes: () => proofFile(proofs, event) }
  yield { name: 'attachments.ndjson', bytes: () => attachmentsFile(parts, pack) }
  yield { name: script, bytes: () => scriptFile(parts) }
}

const text = (name: string, content: string): ZipEntry => ({ name, bytes: async () => Buffer.from(content) })

const eventsFile = async ({ db }: EvidenceParts, evidence: Evidence): Promise<Buffer> => {
  const pages: Buffer[] = []
  for await (const events of evidenceEvents(db, evidence)) pages.push(Buffer.from(eventLines(events)))
  return Buffer.concat(pages)
}

/** An event without a hash of its own has no proof: the pack says so, and holds all other proofs. */
const proofFile = async (proofs: CheckpointProofs, event: ExportedEvent): Promise<Buffer | undefined> => {
  try {
    return Buffer.from(await proofs.proofOf(event))
  } catch (error) {
    if (error instanceof BrokenEvent) return undefined
    throw error
  }
}

/** Of a member those of all days: a proof may be older than what it proves. */
const attachmentsFile = async ({ uploads }: EvidenceParts, { uid, from, to }: Pack): Promise<Buffer> => {
  const lines: string[] = []
  for await (const digest of uploads.digests(uid === undefined ? { from, to } : { uid }))
    lines.push(`${JSON.stringify(digest)}\n`)
  return Buffer.from(lines.join(''))
}

/** As the web client serves it; left out by a platform that serves none. */
const scriptFile = async ({ webDirectory }: EvidenceParts): Promise<Buffer | undefined> =>
  webDirectory === undefined ? undefined : readFile(join(webDirectory, script)).catch(() => undefined)

/** Puts a file with the SHA-256 of all the others behind them, as `sha256sum -c` reads it. */
async function* withSums(entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  const sums: string[] = []
  for await (const { name, bytes } of entries) {
    const content = await bytes()
    if (!content) continue
    sums.push(`${sha256(content)}  ${name}\n`)
    yield { name, bytes: async () => content }
  }
  yield text('SHA256SUMS', sums.join(''))
}
