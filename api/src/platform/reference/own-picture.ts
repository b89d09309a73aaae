import type { KindName } from '@strongroom/ledger/catalogue'
import { drawnPictures, picturesPath } from '@strongroom/shared'
import { HttpError } from '../../command/http-error.ts'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'

/** The field that holds an entry's picture. `isNeeded`: a new entry must have one, and one that has one keeps one. */
export type PictureField = { readonly path: string; readonly isNeeded: boolean }

type Value = Readonly<Record<string, unknown>>
type Made = { readonly kind: KindName; readonly picture?: PictureField }
type Asker = { readonly session: Pick<Session, 'uid'> }

const drawn: readonly string[] = [...drawnPictures.currency, ...drawnPictures.card]

/**
 * An entry with the address of its picture: of one of the product, or of an image that its saver has uploaded, which everybody may see
 * from then on. An entry keeps the picture that it has already, wherever that stands: entries are older than this rule.
 */
export const withOwnPicture = async <V extends Value & { readonly id?: string | undefined }>(
  parts: Pick<Parts, 'pictures' | 'catalogue'>,
  { session }: Asker,
  { kind, picture }: Made,
  value: V,
): Promise<V> => {
  if (!picture) return value
  const { path, isNeeded } = picture
  const there =
    value.id === undefined ? undefined : (parts.catalogue.get(kind, value.id) as Value | undefined)
  const before = there && String(there[path] ?? '')
  const given = String(value[path] ?? before ?? '')
  if (given === before) return { ...value, [path]: given }
  if (given === '' && isNeeded) throw HttpError.invalid([{ path, message: 'Required' }])
  return { ...value, [path]: given && (await addressOf(parts, session, { path, given })) }
}

const addressOf = async (
  { pictures }: Pick<Parts, 'pictures'>,
  { uid }: Pick<Session, 'uid'>,
  { path, given }: { readonly path: string; readonly given: string },
): Promise<string> => {
  if (drawn.includes(given)) return given
  const isAddress = given.startsWith(picturesPath)
  const id = isAddress ? given.slice(picturesPath.length) : given
  if (await pictures.has(id)) return `${picturesPath}${id}`
  const published = isAddress ? undefined : await pictures.publish(uid, id)
  if (published?.kind === 'published') return `${picturesPath}${published.id}`
  const message =
    published?.kind === 'wrong-type'
      ? 'The file format is incorrect, please select jpg or png'
      : 'The id of an uploaded image, or a picture of this product'
  throw HttpError.invalid([{ path, message }])
}
