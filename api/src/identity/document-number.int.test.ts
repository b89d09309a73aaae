import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { look } from '../testing/look.ts'

let api: Api
let support: Person
let finance: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

let count = 0
const newcomer = () => api.person(`newcomer-${++count}`, { kyc: -1 })
const submitted = async (as: Person, over: object) => handIn(api, as, { ...(await formOf(api, as)), ...over })
const record = async (id: string, as: Person) =>
  (await look(api, `/userkyc/getById/${id}/S`, as)).body.data?.[0]

describe('the number of a document', () => {
  const sharing = async (id: string, as = support) => (await record(id, as)).same_number

  test('that two accounts have handed in stands on both records, whatever signs are in it', async () => {
    const [one, other, third] = [await newcomer(), await newcomer(), await newcomer()]
    const first = await submitted(one, { id_number: 'A998877(6)' })
    expect(await sharing(first)).toEqual([])
    const next = await submitted(other, { id_number: 'a 998-877.6' })
    const unlike = await submitted(third, { id_number: 'A998877(5)' })
    const named = ({ uid, email }: Person) => ({ uid, username: email.split('@')[0] })
    expect(await sharing(first)).toEqual([named(other)])
    expect(await sharing(next)).toEqual([named(one)])
    expect(await sharing(unlike)).toEqual([])
    // The member reads nothing of another account, and administrators who do not review neither.
    expect((await record(next, other)).same_number).toEqual([])
    expect((await record(next, finance)).same_number).toEqual([])
  })

  test('handed in again by its own member is no second account', async () => {
    const ada = await newcomer()
    const before = await submitted(ada, { id_number: 'B112233' })
    const no = { id: before, kyc_status: -1, reason: 'Too dark' }
    expect((await api.post('/userkycs/audit/S', no, { as: support })).body.status).toBe(true)
    const id = await submitted(ada, { id_number: 'B112233' })
    expect(await sharing(id)).toEqual([])
  })

  test('of a form that was kept before there was a hash is found too, and stands in no event', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const first = await submitted(one, { id_number: 'C445566' })
    await api.db.query('update private.kyc_forms set number_hash = null where id = $1', [first])
    const next = await submitted(other, { id_number: 'C445566' })
    expect((await sharing(next)).map(({ uid }: { uid: string }) => uid)).toEqual([one.uid])
    const { rows } = await api.db.query('select number_hash as hash from private.kyc_forms where id = $1', [
      next,
    ])
    const texts = (await api.log.readAll({ limit: 10_000 })).map(({ data }) => data).join('')
    for (const text of ['C445566', rows[0].hash.toString('hex'), rows[0].hash.toString('base64')])
      expect(texts.includes(text)).toBe(false)
  })
})
