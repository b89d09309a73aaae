import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { reviewers } from '../identity/identity-records.ts'
import { extensions, type UploadKind, uploadKinds } from '../vault/files/file-type.ts'
import { type AnyCall, implement, type Session } from './call.ts'
import { Problem } from './problem.ts'
import { file, one } from './replies.ts'

/** Files: kept privately, given back to their owner and to administrators only. */
export const uploadCalls = ({ uploads }: Parts): readonly AnyCall[] => [
  implement(contract.files.upload, {
    limits: ({ session }) => [{ key: `upload ${session?.uid}`, most: 60, seconds: 3600 }],
    handler: async ask => {
      const { bytes, fields } = ask.file as NonNullable<typeof ask.file>
      const kept = await uploads.keep(ask.session.uid, kindOf(fields.type), bytes)
      if (kept === 'too-large') throw Problem.tooLarge()
      if (kept === 'wrong-type')
        throw Problem.invalid([
          { path: 'file', message: 'The file format is incorrect, please select jpg or png' },
        ])
      return one(kept)
    },
  }),

  implement(contract.files.get, {
    handler: async ({ session, params: { id } }) => {
      const found = await uploads.read(id)
      if (!found || !maySee(session, found)) throw Problem.unknown()
      const { bytes, type } = found
      return file({ bytes, type, name: `${id}.${extensions[type]}` })
    },
  }),
]

/** What proves an identity is shown to fewer administrators than the proof of a payment. */
const maySee = (
  { uid, role, admin }: Pick<Session, 'uid' | 'role' | 'admin'>,
  file: { readonly uid: string; readonly kind: UploadKind },
): boolean => file.uid === uid || (file.kind === 'document' ? reviewers.includes(role) : admin)

const kindOf = (type: string | undefined): UploadKind => {
  if (type === undefined || type === '') return 'image'
  if (Object.hasOwn(uploadKinds, type)) return type as UploadKind
  throw Problem.invalid([{ path: 'type', message: 'image, statement or document' }])
}
