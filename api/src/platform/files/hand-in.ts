import { HttpError } from '../../command/http-error.ts'
import type { Parts } from '../../dependencies.ts'
import type { UploadKind } from '../../vault/files/file-type.ts'

/** Files that are handed in: those whose they may be, and their use. `path` is the field that names them. */
type HandedIn = {
  readonly uids: readonly string[]
  readonly ids: readonly string[]
  readonly as: UploadKind
  readonly path: string
  /** Said of a file that is not theirs. */
  readonly notOwn: string
}

/**
 * Takes uploaded files for a use, and notes it: what a file may be used for is decided here, because an upload need not say it. Throws
 * 413 for one that is too large, and 422 for one of another format or of somebody else.
 */
export const handIn = async ({ uploads }: Pick<Parts, 'uploads'>, handedIn: HandedIn): Promise<void> => {
  const { uids, ids, as, path, notOwn } = handedIn
  const taken = await uploads.handIn(uids, ids, as)
  if (taken === 'too-large') throw HttpError.fileTooLarge()
  if (taken === 'not-own') throw HttpError.invalid([{ path, message: notOwn }])
  if (taken === 'wrong-type') throw wrongFormat(path)
}

/** A file is of no format that is taken. */
export const wrongFormat = (path: string): HttpError =>
  HttpError.invalid([{ path, message: 'The file format is incorrect, please select jpg or png' }])

/** Takes a paper of a member's own, such as a statement of a bank: a picture or a PDF, in the field `file` or another. */
export const handInPaper = (
  parts: Pick<Parts, 'uploads'>,
  { uid, id, path = 'file' }: { readonly uid: string; readonly id: string; readonly path?: string },
): Promise<void> =>
  handIn(parts, { uids: [uid], ids: [id], as: 'statement', path, notOwn: 'An uploaded file of your own' })
