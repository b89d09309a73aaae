import type { FileStores } from '@strongroom/api'
import { drawnDocument } from './drawn-document.ts'

const person = {
  type: 0,
  nickname: 'Cho',
  name: 'Cho Tanaka',
  birth_date: '1994-06-18',
  nationality: 'JP',
  id_type: 0,
  id_number: 'DEMO0000417',
  id_expiry: '2034-06-17',
  country: 'HK',
  city: 'Hong Kong',
  address: '1 Sample Street',
  postal_code: '',
  area_code: '+852',
  phone: '55550123',
} as const
const kinds = ['id_front', 'selfie', 'address_proof'] as const

type Parts = Pick<FileStores, 'kycForms' | 'uploads'>

/**
 * Keeps the form of a member who waits to be verified, with drawn documents, and returns the log's part of it. Asked again, it
 * returns the same.
 */
export const demoIdentity = async ({ kycForms, uploads }: Parts, uid: string, recordId: string) => {
  const draw = async (kind: (typeof kinds)[number]) => {
    const kept = await uploads.keep(uid, 'document', drawnDocument(kind))
    if (typeof kept === 'string') throw new Error(`a drawn document was not taken: ${kept}`)
    return { kind, file: kept.id }
  }
  if (!(await kycForms.find(recordId)))
    await kycForms.keep(uid, recordId, { ...person, documents: await Promise.all(kinds.map(draw)) })
  const documents = (await kycForms.find(recordId))?.documents ?? []
  return {
    recordId,
    kind: 0,
    documents: documents.map(({ kind, file: fileId }) => ({ kind, fileId })),
  } as const
}
