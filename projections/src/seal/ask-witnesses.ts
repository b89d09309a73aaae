import {
  consistencyProof,
  formatAddCheckpoint,
  openNote,
  parseCheckpoint,
  parseCount,
  parseNote,
  parseSignatures,
  subtreesFrom,
  type VerifierKey,
} from '@strongroom/ledger/eventlog/seal'
import type { Pool } from 'pg'
import { askOutside } from '../outside/index.ts'
import { ask } from '../queries/ask.ts'
import { type KeptCheckpoint, lastSigned } from './sign.ts'
import { readTiles } from './tables.ts'

/** A witness who is asked to cosign, at `{url}/add-checkpoint` (C2SP tlog-witness). */
export type Witness = { readonly key: VerifierKey; readonly url: string }

/** How long a witness is waited for. */
const PATIENCE_MS = 3_000

/**
 * Asks the witnesses whose cosignature the last checkpoint has not yet, and publishes it with the cosignatures that have come.
 * A witness that does not answer is asked again in the next turn; the checkpoint does not wait for it.
 */
export const publishLast = async (pool: Pool, witnesses: readonly Witness[]): Promise<void> => {
  const last = await lastSigned(pool)
  if (!last) return
  const { signatures } = parseNote(last.note)
  const missing = witnesses.filter(
    ({ key }) => !signatures.some(({ name, id }) => name === key.name && id === key.id),
  )
  const lines = await Promise.all(missing.map(witness => askWitness(pool, witness, last)))
  const gained = lines.flatMap(line => line ?? [])
  if (last.publishedAt && gained.length === 0) return
  await pool.query(
    `update seal.checkpoints set note = note || $2, published_at = coalesce(published_at, now()) where size = $1`,
    [last.size, gained.join('')],
  )
  await pool.query(
    `delete from seal.checkpoints older where size < $1
       and signed_at::date = (select signed_at::date from seal.checkpoints where size = $1)`,
    [last.size],
  )
}

/** How many events of the log a witness has seen; `error` says why that is not known. */
export type Seen = { readonly name: string; readonly size?: number; readonly error?: string }

/** Asks the witnesses how much of the log they have seen, which may be more than there is when it comes from a backup. */
export const askHowFar = async (pool: Pool, witnesses: readonly Witness[]): Promise<readonly Seen[]> => {
  const last = await lastSigned(pool)
  if (!last) return []
  return Promise.all(
    witnesses.map(async witness => {
      const { name } = witness.key
      try {
        const answer = await post(pool, witness, last, last.size)
        return { name, size: answer.kind === 'elsewhere' ? answer.size : last.size }
      } catch (error) {
        return { name, error: error instanceof WitnessRefused ? error.message : 'does not answer' }
      }
    }),
  )
}

/** A witness' line, or nothing; why is kept. */
const askWitness = async (
  pool: Pool,
  witness: Witness,
  checkpoint: KeptCheckpoint,
): Promise<string | undefined> => {
  const { name } = witness.key
  try {
    const line = await cosignature(pool, witness, checkpoint)
    await pool.query(
      `insert into seal.witnesses (name, size, cosigned_at) values ($1, $2, now())
       on conflict (name) do update set size = excluded.size, cosigned_at = now(), error = null`,
      [name, checkpoint.size],
    )
    return line
  } catch (error) {
    await pool.query(
      `insert into seal.witnesses (name, error) values ($1, $2)
       on conflict (name) do update set error = excluded.error`,
      [name, error instanceof WitnessRefused ? error.message : 'does not answer'],
    )
    return undefined
  }
}

/** A witness's refusal to cosign. */
class WitnessRefused extends Error {}

const cosignature = async (pool: Pool, witness: Witness, checkpoint: KeptCheckpoint): Promise<string> => {
  const [known] = await ask<{ size: number }>(pool, 'select size from seal.witnesses where name = $1', [
    witness.key.name,
  ])
  const answer = await post(pool, witness, checkpoint, known?.size ?? 0)
  if (answer.kind === 'cosigned') return answer.line
  if (answer.size > checkpoint.size)
    throw new WitnessRefused(`has seen ${answer.size} events of this log, which has only ${checkpoint.size}`)
  const again = await post(pool, witness, checkpoint, answer.size)
  if (again.kind === 'cosigned') return again.line
  throw new WitnessRefused('says twice that it stands elsewhere')
}

type WitnessAnswer =
  | { readonly kind: 'cosigned'; readonly line: string }
  | { readonly kind: 'elsewhere'; readonly size: number }

const post = async (
  pool: Pool,
  { key, url }: Witness,
  { note, size }: KeptCheckpoint,
  knownSize: number,
): Promise<WitnessAnswer> => {
  const oldSize = Math.min(knownSize, size)
  const proof = await consistencyProof({ oldSize, size }, subtreesFrom(readTiles(pool)))
  const {
    ok,
    status,
    text: body,
  } = await askOutside(`${url.replace(/\/$/, '')}/add-checkpoint`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: formatAddCheckpoint({ oldSize, proof, checkpoint: note }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (status === 409 && /^\d+\n$/.test(body)) return { kind: 'elsewhere', size: parseCount(body.trim()) }
  if (status === 422) throw new WitnessRefused('finds that the log was written anew (422)')
  if (!ok) throw new WitnessRefused(`answers ${status}`)
  return { kind: 'cosigned', line: lineOf(note, body, key) }
}

/** The witness' own line out of its answer, which has to hold for this checkpoint. */
const lineOf = (note: string, body: string, key: VerifierKey): string => {
  const { text } = parseNote(note)
  parseCheckpoint(text)
  const lines = body
    .split('\n')
    .filter(line => line !== '')
    .map(line => `${line}\n`)
  const own = lines.find(line => {
    const [signature] = parseSignatures(line)
    return signature?.name === key.name && signature.id === key.id
  })
  if (!own) throw new WitnessRefused('answers without its own signature')
  openNote({ text, signatures: parseSignatures(own) }, [key])
  return own
}
