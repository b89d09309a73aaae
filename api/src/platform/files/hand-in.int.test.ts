import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { upload } from '../../testing/bank.ts'
import { look } from '../../testing/look.ts'
import { bound } from '../../vault/bound.ts'
import { type UploadKind, uploadKinds } from '../../vault/files/file-type.ts'
import * as uploadsStore from '../../vault/uploads.ts'
import { handIn } from './hand-in.ts'

let api: Api
let ada: Person
let ben: Person
let finance: Person
let reviewer: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
  ben = await api.person('ben')
  finance = await api.person('finance', { role: 'finance' })
  reviewer = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

const begins = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/bmp': [0x42, 0x4d],
  'application/pdf': [...'%PDF-'].map(letter => letter.charCodeAt(0)),
} as const
const uploaded = async (type: keyof typeof begins, size = 64, who = ada): Promise<string> => {
  const bytes = new Uint8Array(size)
  bytes.set(begins[type])
  return (await upload(api, who, bytes)).body.data[0].id
}
const handedIn = (as: UploadKind, id: string, uid = ada.uid) =>
  handIn(
    { uploads: bound(uploadsStore, { db: api.db, files: api.deps.files }) },
    { uids: [uid], ids: [id], as, path: 'file', notOwn: 'Of your own' },
  ).then(
    () => 'taken',
    (error: Error) => error.message,
  )
const seenBy = async (who: Person, id: string) => (await look(api, `/upload/${id}/S`, who)).status

describe('a file that is handed in', () => {
  test('is taken for a use of each format and size that the use takes, and for no other', async () => {
    for (const as of ['image', 'statement', 'document'] as const) {
      const { types, maxBytes } = uploadKinds[as]
      for (const type of Object.keys(begins) as (keyof typeof begins)[]) {
        const isTaken = (types as readonly string[]).includes(type)
        expect([as, type, await handedIn(as, await uploaded(type))]).toEqual([
          as,
          type,
          isTaken ? 'taken' : expect.stringContaining('The file format is incorrect'),
        ])
      }
      expect(await handedIn(as, await uploaded('image/jpeg', maxBytes))).toBe('taken')
      if (as !== 'statement')
        expect(await handedIn(as, await uploaded('image/jpeg', maxBytes + 1))).toBe(
          'Exceeding file size limit',
        )
    }
    expect(await handedIn('image', await uploaded('image/png', 64, ben))).toBe('Of your own')
  })

  test('as the proof of a deposit says what is wrong with it', async () => {
    const deposit = async (transferImg: string) => {
      const given = { depositType: 1, currency: 'USD', amount: '10', transferImg }
      const { status, body } = await api.post('/recharges/deposit/S', given, { as: ada })
      return [status, body.msg]
    }
    expect(await deposit(await uploaded('application/pdf'))).toEqual([
      422,
      'The file format is incorrect, please select jpg or png',
    ])
    expect(await deposit(await uploaded('image/jpeg', 2048 * 1024 + 1))).toEqual([
      413,
      'Exceeding file size limit',
    ])
  })

  test('for an identity is closed to finance, unless it proves a payment too, before or after', async () => {
    const [document, first, later] = [
      await uploaded('image/png'),
      await uploaded('image/png'),
      await uploaded('image/png'),
    ]
    expect(await handedIn('document', document)).toBe('taken')
    for (const as of ['image', 'document'] as const) await handedIn(as, first)
    for (const as of ['document', 'image'] as const) await handedIn(as, later)
    expect(await seenBy(finance, document)).toBe(404)
    for (const id of [first, later]) expect(await seenBy(finance, id)).toBe(200)
    for (const id of [document, first, later]) expect(await seenBy(reviewer, id)).toBe(200)
  })

  test('for an identity before files kept their uses is open to finance where a payment or an account names it', async () => {
    const [deposit, topUp, application, statement, document] = await Promise.all(
      Array.from({ length: 5 }, () => uploaded('image/png')),
    )
    const about = [ada.uid, 'earlier'] as const
    await api.db.query(
      `insert into views.deposits (uid, id, target, currency, amount, proof_id, deposit_status, recharge_status, created_at)
       values ($1, $2, 'wallet', 'USD', 10, $3, 0, 0, now())`,
      [...about, deposit],
    )
    await api.db.query(
      `insert into views.fps_top_ups (uid, id, hkd_amount, ratio, currency, receipt_id, status, created_at)
       values ($1, $2, 10, 0.128, 'USD', $3, 0, now())`,
      [...about, topUp],
    )
    await api.db.query(
      `insert into views.vip_applications (uid, id, bank_id, file_id, volume, status, created_at)
       values ($1, $2, 'x', $3, 1, 0, now())`,
      [...about, application],
    )
    const named =
      'beneficiaryname, accountnumber, routingnumber, iban, swift_code, bankaddress_bankname, bank_country, bank_city'
    const billed = 'billing_country, billing_state, billing_city, billing_address, billing_postal'
    await api.db.query(
      `insert into private.bank_accounts (id, uid, account_type, ${named}, ${billed}, statement)
       values (gen_random_uuid(), $1, 1, '', '', '', '', '', '', '', '', '', '', '', '', '', $2)`,
      [ada.uid, statement],
    )
    for (const id of [deposit, topUp, application, statement, document])
      await api.db.query(`update private.files set kind = 'document', uses = '{document}' where id = $1`, [
        id,
      ])
    for (const id of [deposit, topUp, application, statement])
      expect(await seenBy(finance, id as string)).toBe(200)
    expect(await seenBy(finance, document as string)).toBe(404)
  })
})
