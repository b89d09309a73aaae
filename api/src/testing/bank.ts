import { banksDecider } from '@strongroom/ledger/bank'
import type { Api, Person } from './api.ts'
import { shown } from './fund.ts'
import { saveEntry } from './seed-catalogue.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])

/** Uploads a small image as a member's proof, and gives its id. */
export const upload = async (api: Api, as: Person, bytes: Uint8Array<ArrayBuffer> = png, type?: string) => {
  const form = new FormData()
  if (type) form.set('type', type)
  form.set('file', new Blob([bytes]), 'proof.png')
  return api.post('/upload/S', form, { as })
}

export const proofOf = async (api: Api, as: Person): Promise<string> =>
  (await upload(api, as)).body.data[0].id

/** Gives the house an account to which members pay by FPS. */
export const takeFps = (api: Api): Promise<void> =>
  saveEntry(api, 'sys-config', 'fpsAccount', { field_code: 'fpsAccount', field_value: '7654321' })

/** A bank account in Hong Kong as its member links it. */
export const hongKong = {
  account_type: 3,
  beneficiaryname: 'Ada Lovelace',
  accountnumber: '123-456789-001',
  bankaddress_bankname: 'Harbour Bank',
  terms: true,
} as const

/** Links a bank account and has it approved. */
export const bankOf = async (api: Api, as: Person, reviewer: Person): Promise<string> => {
  const { body } = await api.post('/bank/create/S', hongKong, { as })
  const id = body.data[0].id as string
  await api.post('/bank/approve/S', { id }, { as: reviewer })
  const { state } = await api.ledger.load(banksDecider, as.uid)
  if (state.banks[id]?.status !== 'approved') throw new Error('the bank account is not approved')
  await shown(api)
  return id
}
