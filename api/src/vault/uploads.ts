/** Files that members have uploaded: bytes in the store, owner and type in `private`. */

import { randomUUID } from 'node:crypto'
import { sha256 } from '@strongroom/ledger/eventlog'
import type { Filed } from './bound.ts'
import { cleaned } from './files/cleaned.ts'
import { type FileType, fileTypeOf, type UploadKind, uploadKinds } from './files/file-type.ts'
import { run } from './run.ts'

/** A kept file. */
export type Upload = { readonly id: string; readonly type: FileType; readonly size: number }

/** A file by its bytes alone: their SHA-256 (hexadecimal), null where they are gone. */
export type UploadDigest = {
  readonly id: string
  readonly uid: string
  readonly created_date: string
  readonly size: number
  readonly sha256: string | null
}

type OfWhom = {
  readonly uid?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Keeps a file, a picture without what its camera says beside it, unless it is too large or of a type that its kind does not take. */
export const keep = async (
  { db, files }: Filed,
  uid: string,
  kind: UploadKind,
  bytes: Uint8Array,
): Promise<Upload | 'too-large' | 'wrong-type'> => {
  const { types, maxBytes } = uploadKinds[kind]
  if (bytes.byteLength > maxBytes) return 'too-large'
  const type = fileTypeOf(bytes)
  if (!type || !types.some(each => each === type)) return 'wrong-type'
  const id = randomUUID()
  const kept = await cleaned(bytes)
  await db.query('insert into private.files (id, uid, kind, type, size) values ($1, $2, $3, $4, $5)', [
    id,
    uid,
    kind,
    type,
    kept.byteLength,
  ])
  // The row comes before the bytes: bytes without a row would outlive their member.
  await files.put(id, kept)
  return { id, type, size: kept.byteLength }
}

/**
 * Takes files of these members' own for a use, whatever they were uploaded as: all of them, or none where one is not theirs, too large
 * or of a type that the use does not take. A file keeps each use.
 */
export const handIn = async (
  { db }: Filed,
  uids: readonly string[],
  ids: readonly string[],
  use: UploadKind,
): Promise<'taken' | 'not-own' | 'too-large' | 'wrong-type'> => {
  const { rows } = await db.query<{ type: FileType; size: number }>(
    'select type, size from private.files where id::text = any($1) and uid = any($2::bigint[])',
    [ids, uids],
  )
  if (rows.length !== new Set(ids).size) return 'not-own'
  const { types, maxBytes } = uploadKinds[use]
  if (rows.some(({ type }) => !types.some(each => each === type))) return 'wrong-type'
  if (rows.some(({ size }) => size > maxBytes)) return 'too-large'
  await db.query(
    `update private.files set uses = array_append(uses, $2)
     where id::text = any($1) and not $2 = any(uses)`,
    [ids, use],
  )
  return 'taken'
}

/** Makes files of one member's another's, whose they are about: they are erased with them. */
export const handOver = ({ db }: Filed, ids: readonly string[], from: string, to: string): Promise<void> =>
  run(db, 'update private.files set uid = $3 where id::text = any($1) and uid = $2', [ids, from, to])

/**
 * Whether a document is a paper of a payment, an account or an application as well. A file says so itself if it was handed in since files
 * keep their uses; of one from before, the record that names it does, and finance must see what it decides by.
 */
const isPaperToo = `f.uses = '{document}' and (
  exists (select from views.deposits where uid = f.uid::text and proof_id = f.id::text)
  or exists (select from views.fps_top_ups where uid = f.uid::text and receipt_id = f.id::text)
  or exists (select from views.vip_applications where uid = f.uid::text and file_id = f.id::text)
  or exists (select from private.bank_accounts where uid = f.uid and statement = f.id))`

/** A file with its bytes, and whose it is. */
export const read = async (
  { db, files }: Filed,
  id: string,
): Promise<
  | {
      uid: string
      kind: UploadKind
      uses: readonly UploadKind[]
      type: FileType
      bytes: Uint8Array<ArrayBuffer>
    }
  | undefined
> => {
  const { rows } = await db.query<{
    uid: string
    kind: UploadKind
    uses: readonly UploadKind[]
    type: FileType
  }>(
    `select f.uid::text as uid, f.kind, f.uses || case when ${isPaperToo} then '{image}' else '{}' end::text[] as uses, f.type
     from private.files f where f.id::text = $1`,
    [id],
  )
  const bytes = rows[0] && (await files.get(id))
  return rows[0] && bytes && { ...rows[0], bytes }
}

/** A member's files, or those of some days (UTC, both included), by their bytes, the oldest first. One is in memory at a time. */
export async function* digests(
  { db, files }: Filed,
  { uid, from, to }: OfWhom,
): AsyncGenerator<UploadDigest> {
  const { rows } = await db.query<{ id: string; uid: string; size: number; at: Date }>(
    `select id::text as id, uid::text as uid, size, created_at as at from private.files
     where ($1::bigint is null or uid = $1)
       and created_at >= coalesce($2::date::timestamp at time zone 'UTC', '-infinity')
       and created_at < coalesce(($3::date + 1)::timestamp at time zone 'UTC', 'infinity')
     order by created_at, id`,
    [uid, from, to],
  )
  for (const { id, uid: owner, size, at } of rows) {
    const bytes = await files.get(id)
    yield { id, uid: owner, created_date: at.toISOString(), size, sha256: bytes ? sha256(bytes) : null }
  }
}
