import { msg, type Word } from '#words'
import type { KycDocumentKind } from './kyc-documents.ts'

/** Documents of an identity form, by the names that its screens give them. A person's first one is named by what it is. */
export const documentNames: Readonly<Record<Exclude<KycDocumentKind, 'id_front'>, Word>> = {
  id_back: msg`Back of the identity card`,
  selfie: msg`Selfie with the document`,
  address_proof: msg`Proof of address`,
  incorporation: msg`Certificate of incorporation`,
  business_registration: msg`Business registration`,
  shareholder_chart: msg`Chart of the shareholders`,
  articles: msg`Articles of association`,
  shareholder_id: msg`Identity documents of the shareholders`,
  representative_id: msg`Identity document of the representative`,
  company_address_proof: msg`Proof of the company’s address`,
}
