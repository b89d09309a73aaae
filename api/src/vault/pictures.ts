/** Pictures of the catalogue, which everybody may see: copies of images that administrators have uploaded. */

import { derivedId } from '@strongroom/ledger/eventlog'
import type { Filed } from './bound.ts'
import type { FileType, UploadKind } from './files/file-type.ts'
import { matchesOne } from './run.ts'

/** Types of pictures that every browser draws: of those that may be uploaded, HEIC is none. */
const drawnTypes = ['image/png', 'image/jpeg', 'image/bmp'] as const satisfies readonly FileType[]
type DrawnType = (typeof drawnTypes)[number]
const isDrawn = (type: FileType): type is DrawnType => drawnTypes.some(each => each === type)

type Published =
  | { readonly kind: 'published'; readonly id: string }
  | { readonly kind: 'unknown' | 'wrong-type' }

/**
 * Makes a picture of an image that somebody has uploaded themselves; the same one however often it is asked for. It is a copy: the
 * upload stays private, and goes with the account that it is of. Statements and documents are never published.
 */
export const publish = async ({ db, files }: Filed, uid: string, upload: string): Promise<Published> => {
  const { rows } = await db.query<{ id: string; kind: UploadKind; type: FileType; size: number }>(
    `select id::text as id, kind, type, size from private.files where id::text = lower($1) and uid = $2`,
    [upload, uid],
  )
  const [own] = rows
  const bytes = own?.kind === 'image' ? await files.get(own.id) : undefined
  if (!own || !bytes) return { kind: 'unknown' }
  if (!isDrawn(own.type)) return { kind: 'wrong-type' }
  const id = derivedId('picture', own.id)
  // The bytes come before the row: a picture that is said to be there can be drawn.
  await files.put(id, bytes)
  await db.query(
    'insert into private.pictures (id, type, size) values ($1, $2, $3) on conflict (id) do nothing',
    [id, own.type, own.size],
  )
  return { kind: 'published', id }
}

/** Whether there is such a picture. */
export const has = ({ db }: Filed, id: string): Promise<boolean> =>
  matchesOne(db, 'select from private.pictures where id::text = $1', [id])

/** A picture with its bytes. */
export const read = async (
  { db, files }: Filed,
  id: string,
): Promise<{ readonly type: DrawnType; readonly bytes: Uint8Array<ArrayBuffer> } | undefined> => {
  const { rows } = await db.query<{ type: DrawnType }>(
    'select type from private.pictures where id::text = $1',
    [id],
  )
  const bytes = rows[0] && (await files.get(id))
  return rows[0] && bytes && { type: rows[0].type, bytes }
}
