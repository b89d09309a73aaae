import { wire } from '@strongroom/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { ofCompany, ofPerson } from '../testing/identity.ts'
import {
  ada,
  api,
  ask,
  ben,
  byTwo,
  get,
  joined,
  json,
  one,
  post,
  recordOf,
  rowsOf,
  two,
  uploaded,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: who somebody is, and the level that they have.

useClient()

const { area_code, phone } = ofPerson
/** A form with plain images, as `/upload` takes them. */
const formOf = async (as: Person, fields: typeof ofPerson | typeof ofCompany) => {
  const kinds = wire.requiredDocuments(fields)
  return {
    ...fields,
    documents: await Promise.all(kinds.map(async kind => ({ kind, file: await uploaded(as) }))),
  }
}
const handedIn = async (as: Person, fields: typeof ofPerson | typeof ofCompany): Promise<string> => {
  const form = await formOf(as, fields)
  await ask(as, 'POST', '/user/getVerificationCode/S', { area_code, phone, scene: 'kyc' })
  const code = (await api.mailTo(area_code + phone))?.code
  return (await post(as, '/userkycs/add/S', { ...form, code })).id
}

describe('a client written by the two documents', () => {
  let dora: Person
  let emil: Person
  beforeAll(async () => {
    dora = await joined('dora@example.com')
    emil = await joined('emil@example.com', { userType: 1 })
  })

  test('hands in what a person and a company are asked for, and is passed', async () => {
    for (const [as, fields] of [
      [dora, ofPerson],
      [emil, ofCompany],
    ] as const) {
      const id = await handedIn(as, fields)
      expect(await get(one, `/userkyc/getById/${id}/S`)).toMatchObject({ id, status: 0 })
      expect(await rowsOf(one, `/userkyc/list/S/${json({ status: 0 })}`)).toMatchObject([{ id, uid: as.uid }])
      await post(one, '/userkycs/audit/S', { id, kyc_status: 1, reason: '' })
      expect(await get(as, '/userkyc/S')).toMatchObject({ kyc_status: 1, step: 3 })
      expect(await get(as, '/userkycdata/S')).toMatchObject({ status: 1, type: fields.type })
    }
  })

  test('is rejected with remarks, and hands in again', async () => {
    const fay = await joined('fay@example.com')
    const id = await handedIn(fay, ofPerson)
    await post(one, '/userkycs/audit/S', { id, kyc_status: -1, remarks: 'Too dark' })
    expect(await get(fay, '/userkyc/S')).toMatchObject({ kyc_status: -1, step: 4 })
    expect(await get(fay, '/userkycdata/S')).toMatchObject({ status: -1, reason: 'Too dark' })
    await handedIn(fay, ofPerson)
    expect(await get(fay, '/userkyc/S')).toMatchObject({ kyc_status: 0, step: 2 })
  })

  test('is entered by an administrator, who downloads it in one archive, edits it and erases it', async () => {
    const gil = await joined('gil@example.com')
    const form = await formOf(one, ofPerson)
    const { id } = await post(one, '/userkycs/addByAdmin/S', { uid: gil.uid, ...form })
    const loaded = await get(one, `/userkyc/getById/${id}/S`)
    const edited = { ...loaded, data: { ...loaded.data, nickname: 'Gilbert' } }
    const next = await post(one, '/userkycs/addByAdmin/S', edited)
    expect((await get(one, `/userkyc/getById/${next.id}/S`)).data).toMatchObject({ nickname: 'Gilbert' })
    for (const query of [json({ id: next.id }), next.id]) {
      const archive = await ask(one, 'GET', `/userkyc/packdownload/S/${query}`)
      expect([archive.status, String(archive.body).slice(0, 2)]).toEqual([200, 'PK'])
    }
    await post(two, '/userkycs/audit/S', { id: next.id, kyc_status: -1, reason: 'Not theirs' })
    const erased = await ask(one, 'DELETE', `/userkyc/${next.id}/S`)
    expect([erased.status, erased.body]).toEqual([200, { status: true, data: [] }])
  })

  test('keeps VIP levels, which members read, and applies for one', async () => {
    const level = await byTwo('POST', '/viplevels/add/S', { level: 3, level_name: 'Three', cc_rate: 0.01 })
    expect(level).toMatchObject({ level: 3, cc_rate: '0.01' })
    const [loaded] = await rowsOf(one, '/viplevels/list/S')
    expect(await byTwo('POST', '/viplevels/S', { ...loaded, fps_max: 20_000 })).toMatchObject({
      ...{ id: level.id, level_name: 'Three', fps_max: '20000' },
    })
    expect(await get(ada, `/viplevels/info/S/${json({ level: 3 })}`)).toMatchObject({ level_name: 'Three' })
    for (const as of [ada, ben]) {
      const details = { beneficiaryname: 'A', accountnumber: '123-456789-001', bankaddress_bankname: 'Bank' }
      const { id: bankId } = await recordOf(
        await api.post('/bank/create/S', { account_type: 3, ...details, terms: true }, { as }),
      )
      await recordOf(await api.post('/bank/approve/S', { id: bankId }, { as: one }))
      const wish = { bankId, file: await uploaded(as), volume: 2, terms: true }
      const { id } = await post(as, '/user/applyvip/S', wish)
      expect(await rowsOf(one, `/users/getviplist/S/${json({ status: 0 })}`)).toMatchObject([{ id }])
      if (as === ada) await byTwo('POST', '/user/approvevip/S', { id, vip_level: 3 })
      else await post(one, '/user/rejectvip/S', { id, reason: 'too small a volume' })
    }
    expect(await get(ada, '/user/userinfo/S')).toMatchObject({ vip_level: 3 })
    expect(await get(ben, '/user/userinfo/S')).toMatchObject({ vip_level: 0 })
    expect(await get(ada, '/viplevels/info/S')).toMatchObject({ level: 3 })
  })

  walksAll('identity')
})
