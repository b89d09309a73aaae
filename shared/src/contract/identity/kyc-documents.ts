import * as v from 'valibot'
import { id, uploadedFile } from '../words.ts'

/** The kind of identity: 0 a person's, 1 a company's. On the wire it is `type`. */
export const kycKind = v.picklist([0, 1])
/** Its names in the specification. */
export const kycKindNames = { individual: 0, personal: 0, business: 1, company: 1 } as const
export type KycKind = v.InferOutput<typeof kycKind>

/** A person's document: 0 a passport, 1 an identity card. */
export const idType = v.picklist([0, 1])
export type IdType = v.InferOutput<typeof idType>

/** Kind of a document for the verification: the first four a person’s, the others a company’s. */
export const kycDocumentKind = v.picklist([
  'id_front',
  'id_back',
  'selfie',
  'address_proof',
  'incorporation',
  'business_registration',
  'shareholder_chart',
  'articles',
  'shareholder_id',
  'representative_id',
  'company_address_proof',
])
export type KycDocumentKind = v.InferOutput<typeof kycDocumentKind>

/** An uploaded file (of kind `document`), and the kind of document it shows. */
export const kycDocument = v.strictObject({ kind: kycDocumentKind, file: id })
export type KycDocument = v.InferOutput<typeof kycDocument>

/** Documents as they are loaded also name the type of their file. */
const givenDocument = v.pipe(
  v.strictObject({ ...kycDocument.entries, type: v.optional(uploadedFile.entries.type) }),
  v.transform(({ kind, file }): KycDocument => ({ kind, file })),
)
/** The documents of a form, each a file of its own. */
export const givenDocuments = v.pipe(
  v.array(givenDocument),
  v.maxLength(20, 'At most 20 documents'),
  v.check(
    given => new Set(given.map(({ file }) => file)).size === given.length,
    'Each document is a file of its own',
  ),
)

/** A document that was handed in. `type` is the file's. */
export const keptDocument = v.object({
  kind: kycDocumentKind,
  file: v.string(),
  type: uploadedFile.entries.type,
})
export type KeptDocument = v.InferOutput<typeof keptDocument>

/** A company has as many major shareholders as this at most. */
export const mostShareholders = 10

/** The documents that must be there, in the order in which they are asked for. No others may be. */
export const requiredDocuments = ({
  type,
  id_type,
}: {
  readonly type: KycKind
  readonly id_type?: IdType
}): readonly KycDocumentKind[] =>
  type === 1
    ? [
        'incorporation',
        'business_registration',
        'shareholder_chart',
        'articles',
        'shareholder_id',
        'representative_id',
        'company_address_proof',
      ]
    : ['id_front', ...(id_type === 1 ? (['id_back'] as const) : []), 'selfie', 'address_proof']

/** Of which kinds there are too few or too many, or that do not belong to the form. */
export const wrongDocuments = (
  form: { readonly type: KycKind; readonly id_type?: IdType },
  documents: readonly KycDocument[],
): readonly KycDocumentKind[] => {
  const required = requiredDocuments(form)
  return kycDocumentKind.options.filter(kind => {
    const there = documents.filter(document => document.kind === kind).length
    const most = kind === 'shareholder_id' ? mostShareholders : 1
    return required.includes(kind) ? there < 1 || there > most : there > 0
  })
}
