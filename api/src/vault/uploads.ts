import { randomUUID } from 'node:crypto'
import { sha256 } from '@strongroom/ledger/eventlog'
import type { Db } from '@strongroom/projections/queries'
import { cleaned } from './files/cleaned.ts'
import { type FileType, fileTypeOf, type UploadKind, uploadKinds } from './files/file-type.ts'
import type { Files } from './files/files.ts'

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

/** Files that members have uploaded: bytes in the store, owner and type in `private`. */
export const createUploads = (db: Db, files: Files) => ({
  /** Keeps a file, a picture without what its camera says beside it, unless it is too large or of a type that its kind does not take. */
  keep: async (
    uid: string,
    kind: UploadKind,
    bytes: Uint8Array,
  ): Promise<Upload | 'too-large' | 'wrong-type'> => {
    const { types, maxBytes } = uploadKinds[kind]
    if (bytes.byteLength > maxBytes) return 'too-large'
    const type = fileTypeOf(bytes)
    if (!type || !(types as readonly FileType[]).includes(type)) return 'wrong-type'
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
  },

  /** Whether a file is there and this member's own. */
  isOf: async (uid: string, id: string): Promise<boolean> => {
    const { rowCount } = await db.query('select from private.files where id::text = $1 and uid = $2', [
      id,
      uid,
    ])
    return rowCount === 1
  },

  /** Whether files are there, and each one of these members' own; from now on they are documents, whatever they were uploaded as. */
  areDocumentsOf: async (uids: readonly string[], ids: readonly string[]): Promise<boolean> => {
    const { rowCount } = await db.query(
      `with asked as (
         select id from private.files where id::text = any($1) and uid = any($2::bigint[])
       )
       update private.files set kind = 'document'
       where id in (select id from asked) and (select count(*) from asked) = $3`,
      [ids, uids, new Set(ids).size],
    )
    return rowCount === new Set(ids).size
  },

  /** Makes files of one member's another's, whose they are about: they are erased with them. */
  handOver: async (ids: readonly string[], from: string, to: string): Promise<void> => {
    await db.query('update private.files set uid = $3 where id::text = any($1) and uid = $2', [ids, from, to])
  },

  /** A file with its bytes, and whose it is. */
  read: async (
    id: string,
  ): Promise<
    { uid: string; kind: UploadKind; type: FileType; bytes: Uint8Array<ArrayBuffer> } | undefined
  > => {
    const { rows } = await db.query<{ uid: string; kind: UploadKind; type: FileType }>(
      'select uid::text as uid, kind, type from private.files where id::text = $1',
      [id],
    )
    const bytes = rows[0] && (await files.get(id))
    return rows[0] && bytes && { ...rows[0], bytes }
  },

  /** A member's files, or those of some days (UTC, both included), by their bytes, the oldest first. One is in memory at a time. */
  digests: async function* ({ uid, from, to }: OfWhom): AsyncGenerator<UploadDigest> {
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
  },
})
export type Uploads = ReturnType<typeof createUploads>
