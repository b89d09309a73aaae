import { contract, isNameIn, present } from '@strongroom/shared'
import { HttpError } from '../../command/http-error.ts'
import { file, one } from '../../command/replies.ts'
import type { Session } from '../../command/session.ts'
import { type Call, implement } from '../../http/call.ts'
import {
  extensions,
  fileTypeOf,
  kindBySize,
  type UploadKind,
  uploadKinds,
} from '../../vault/files/file-type.ts'
import { lookAt } from '../members/look-at.ts'
import { reviewers } from '../members/member-checks.ts'
import { wrongFormat } from './hand-in.ts'

const upload = implement(contract.files.upload, {
  limits: ({ session }) => [{ key: `upload ${session?.uid}`, most: 60, seconds: 3600 }],
  handler: async (ask, { uploads }) => {
    const { bytes, fields } = present(ask.file, 'the uploaded file')
    const kind = kindOf(fields.type) ?? kindBySize(fileTypeOf(bytes), bytes.byteLength)
    const kept = await uploads.keep(ask.session.uid, kind, bytes)
    if (kept === 'too-large') throw HttpError.fileTooLarge()
    if (kept === 'wrong-type') throw wrongFormat('file')
    return one(kept)
  },
})

const get = implement(contract.files.get, {
  handler: async ({ session, params: { id } }, { uploads, looks }) => {
    const found = await uploads.read(id)
    if (!found || !maySee(session, found)) throw HttpError.unknown()
    const about = { uid: found.uid, kind: 'document', subject: id } as const
    const refusal = await lookAt({ looks }, session, { ...about, cases: await looks.casesOf(id) })
    if (refusal) return refusal
    const { bytes, type } = found
    return file({ bytes, type, name: `${id}.${extensions[type]}` })
  },
})

/** Files: kept privately, given back to their owner and to administrators only. */
export const uploadCalls: readonly Call[] = [upload, get]

/** Fewer administrators may see a document that proves an identity than the proof of a payment. A file that is both is seen for either use. */
const maySee = (
  { uid, role, admin }: Pick<Session, 'uid' | 'role' | 'admin'>,
  file: { readonly uid: string; readonly kind: UploadKind; readonly uses: readonly UploadKind[] },
): boolean =>
  file.uid === uid || (usesOf(file).some(use => use !== 'document') ? admin : reviewers.includes(role))

/** The uses of a file; of one that is handed in nowhere yet, or was before uses were kept, what it was uploaded as. */
const usesOf = ({ kind, uses }: { readonly kind: UploadKind; readonly uses: readonly UploadKind[] }) =>
  uses.length > 0 ? uses : [kind]

const kindOf = (type: string | undefined): UploadKind | undefined => {
  if (type === undefined || type === '') return undefined
  if (isNameIn(uploadKinds, type)) return type
  throw HttpError.invalid([{ path: 'type', message: 'image, statement or document' }])
}
