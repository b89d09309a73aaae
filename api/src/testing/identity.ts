import { wire } from '@strongroom/shared'
import type { Api, Person } from './api.ts'
import { upload } from './bank.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
let last = 0
/** A picture unlike any before. */
const picture = () => new Uint8Array([...png, ...Buffer.from(`picture ${++last}`)])

/** Uploads a document, and gives its file's id. */
export const documentOf = async (api: Api, as: Person): Promise<string> =>
  (await upload(api, as, picture(), 'document')).body.data[0].id

const phone = { area_code: '+852', phone: '61234567' }
const place = { country: 'HK', city: 'Kowloon', address: '8 Nathan Road', postal_code: '' }

/** A person's form without its documents, and a company's. */
export const ofPerson = {
  type: 0,
  nickname: 'Ada',
  name: 'Ada King Lovelace',
  birth_date: '1990-12-10',
  nationality: 'GB',
  id_type: 0,
  id_number: 'P12345678',
  id_expiry: '2099-01-31',
  ...place,
  ...phone,
} as const
export const ofCompany = {
  type: 1,
  nickname: 'Ada',
  company_name: 'Engines Limited',
  registration_number: '1234567',
  incorporation_date: '2015-05-04',
  representative_name: 'Ada King Lovelace',
  ...place,
  ...phone,
} as const

/** A whole form: every document it needs, uploaded by one person. */
export const formOf = async (
  api: Api,
  as: Person,
  fields: typeof ofPerson | typeof ofCompany = ofPerson,
) => ({
  ...fields,
  documents: await Promise.all(
    wire.requiredDocuments(fields).map(async kind => ({ kind, file: await documentOf(api, as) })),
  ),
})

/** The code that was sent to the form's phone. */
export const phoneCodeOf = async (api: Api, as: Person): Promise<string> => {
  await api.post('/user/getVerificationCode/S', phone, { as })
  return (await api.mailTo(phone.area_code + phone.phone))?.code as string
}

/** Hands a form in with the code of its phone, and gives the record's id. */
export const handIn = async (api: Api, as: Person, form: object): Promise<string> => {
  const code = await phoneCodeOf(api, as)
  const { body } = await api.post('/userkycs/add/S', { ...form, code }, { as })
  if (!body.status) throw new Error(`not handed in: ${JSON.stringify(body)}`)
  return body.data[0].id
}
