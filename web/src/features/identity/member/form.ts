import { wire } from '@strongroom/shared'
import type { Body } from '../../../client/contract.ts'

/** An empty form of a person or a company; the other's fields stay empty. */
export const NOTHING = {
  nickname: '',
  name: '',
  birth_date: '',
  nationality: '',
  id_type: '0',
  id_number: '',
  id_expiry: '',
  company_name: '',
  registration_number: '',
  incorporation_date: '',
  representative_name: '',
  country: '',
  city: '',
  address: '',
  postal_code: '',
  area_code: '',
  phone: '',
}
export type Typed = typeof NOTHING
/** A field of the form. */
export type Name = keyof Typed

/** A document that is there: what it shows, its file, and what kind of file that is, as far as it is known. */
export type Shown = wire.KycDocument & { readonly type?: wire.UploadedFile['type'] | undefined }

/** A form as far as it has been filled. */
export type Form = {
  readonly type: wire.KycKind
  readonly typed: Typed
  readonly documents: readonly Shown[]
}

/** The parts of the form, in their order. */
export const PARTS = ['about', 'address', 'documents', 'phone'] as const
/** A part of the form, one step of the flow. */
export type Part = (typeof PARTS)[number]

/** Fields of each part. */
export const FIELDS: Record<wire.KycKind, Record<Part, readonly Name[]>> = {
  0: {
    about: ['name', 'birth_date', 'nationality', 'nickname'],
    address: ['country', 'address', 'city', 'postal_code'],
    documents: ['id_type', 'id_number', 'id_expiry'],
    phone: ['area_code', 'phone'],
  },
  1: {
    about: ['company_name', 'registration_number', 'incorporation_date', 'representative_name', 'nickname'],
    address: ['country', 'address', 'city', 'postal_code'],
    documents: [],
    phone: ['area_code', 'phone'],
  },
}

const idTypeOf = ({ id_type }: Typed): wire.IdType => (id_type === '1' ? 1 : 0)

/** Values that decide which documents are needed. */
export const scopeOf = ({ type, typed }: Form): { type: wire.KycKind; id_type?: wire.IdType } =>
  type === 1 ? { type } : { type, id_type: idTypeOf(typed) }

/** A form that was handed in, to be filled again. */
export const formOf = (data: wire.KycData): Form => {
  const given: Readonly<Record<string, unknown>> = data
  const typed = Object.keys(NOTHING).map(name => [name, String(given[name] ?? NOTHING[name as Name])])
  return {
    type: data.type,
    typed: Object.fromEntries(typed) as Typed,
    documents: data.documents,
  }
}

/** Which documents are needed, in the order in which they are asked for: what the API asks by too. */
export const requiredOf = (form: Form): readonly wire.KycDocumentKind[] =>
  wire.requiredDocuments(scopeOf(form))

/** The form as it is handed in. */
export type Sent = Body<'identity.submit'>

/** Body of the form: the fields of a person or of a company, and the documents that belong to it. */
export const sentOf = (form: Form): Sent => {
  const required = requiredOf(form)
  const names = Object.values(FIELDS[form.type]).flat()
  return {
    ...Object.fromEntries(names.map(name => [name, form.typed[name].trim()])),
    ...scopeOf(form),
    documents: form.documents
      .filter(({ kind }) => required.includes(kind))
      .map(({ kind, file }) => ({ kind, file })),
  } as Sent
}
