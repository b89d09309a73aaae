import { describe, expect, test } from 'vitest'
import { type Person, standing, toVip } from '../../testing/api.ts'
import { proofOf } from '../../testing/bank.ts'
import { walletRowOf } from '../../testing/money.ts'
import { saveEntry } from '../../testing/seed-catalogue.ts'
import { ada, api, check, cho, finance, lineOf, operator, support } from './deposits-given.suite.ts'

describe('an FPS top-up', () => {
  const submit = async (as: Person, hkdAmount: string) =>
    api.post('/userfpsrecharges/S', { hkdAmount, receipt: await proofOf(api, as) }, { as })
  const set = (field_code: string, field_value: string) =>
    api.post('/sysconfigs/S', { field_code, field_value }, { as: operator })

  test('keeps the ratio it was submitted at', async () => {
    const hal = await api.person('hal')
    const terms = (await api.get('/userfpsrecharges/user/terms/S', { as: hal })).body.data[0]
    expect(terms).toMatchObject({ status: 1, ratio: '0.127', currency: 'USD', minimum: '100' })
    const { id } = (await submit(hal, '1000')).body.data[0]
    expect(await lineOf(hal, 'fps-top-up')).toMatchObject({
      status: 'pending',
      amount: '0.00',
      asked: '127.00',
    })
    await set('fpsRatio', '0.2')
    expect(await check({ kind: 'fps-top-up', id, fee: '1.5' })).toEqual({
      ...{ currency: 'USD', amount: '127.00', fee: '1.50', cardFee: null, credited: '125.50' },
      ...{ creditedCurrency: 'USD', held: null, more: 0 },
      after: [
        { pocket: 'available', currency: 'USD', amount: '125.50', member: null },
        { pocket: 'locked', currency: 'USD', amount: '0.00', member: null },
      ],
    })
    expect(await check({ kind: 'fps-top-up', id, feeRate: '0.01' })).toMatchObject({ fee: '1.27' })
    const waiting = await api.get(`/userfpsrecharges/user/get/${id}/S`, { as: hal })
    expect(waiting.body.data[0]).toMatchObject({ status: 0, worth: '127.00', amount: null })
    expect(await lineOf(hal, 'fps-top-up')).toMatchObject({
      status: 'pending',
      amount: '0.00',
      asked: '127.00',
    })
    await api.post('/userfpsrecharges/approve/S', { id, fee: '1.5' }, { as: finance })
    await set('fpsRatio', '0.127')
    const own = (await api.get(`/userfpsrecharges/user/get/${id}/S`, { as: hal })).body.data[0]
    expect(own).toMatchObject({ hkdAmount: '1000.00', amount: '127.00', fee: '1.50', credited: '125.50' })
    expect(await walletRowOf(api, hal)).toMatchObject({ amount: '125.50' })
  })
  test('is refused beyond its limits, while it is off, and to the unverified', async () => {
    expect((await submit(ada, '99.99')).body).toMatchObject({
      code: 'BELOW_MINIMUM',
      details: { minimum: '100' },
    })
    expect((await submit(ada, '50000.01')).body.code).toBe('ABOVE_MAXIMUM')
    expect((await submit(cho, '100')).body.code).toBe('IDENTITY_NOT_VERIFIED')
    await set('fpsStatus', '0')
    expect((await submit(ada, '100')).body.code).toBe('FPS_OFF')
    await set('fpsStatus', '1')
  })
  test('is not taken while the house has no account to pay to', async () => {
    const ofHouse = (field_value: string) =>
      saveEntry(api, 'sys-config', 'fpsAccount', { field_code: 'fpsAccount', field_value })
    const isTaken = async () =>
      (await api.get('/userfpsrecharges/user/terms/S', { as: ada })).body.data[0].status
    await ofHouse('')
    expect([await isTaken(), (await submit(ada, '100')).body.code]).toEqual([0, 'FPS_OFF'])
    await ofHouse('7654321')
    expect(await isTaken()).toBe(1)
  })
  test('has the ratio and the maximum of the member’s level', async () => {
    const ivy = await api.person('ivy')
    await api.post(
      '/viplevels/add/S',
      { level: 2, level_name: 'Gold', fps_ratio: '0.128', fps_max: '200' },
      { as: operator },
    )
    await standing(api.ledger, ivy.uid, toVip(2))
    expect((await submit(ivy, '200.01')).body).toMatchObject({ details: { maximum: '200' } })
    const terms = (await api.get('/userfpsrecharges/user/terms/S', { as: ivy })).body.data[0]
    expect(terms).toMatchObject({ ratio: '0.128', maximum: '200' })
  })
  test('is rejected with a reason, and listed by status', async () => {
    const { id } = (await submit(ada, '100')).body.data[0]
    await api.post('/userfpsrecharges/reject/S', { id, reason: 'no such payment' }, { as: finance })
    const list = async (x: string) =>
      (await api.get(`/userfpsrecharges/${x}/S`, { as: support })).body.data.data.map(
        (row: { id: string }) => row.id,
      )
    expect(await list('rejected')).toContain(id)
    expect(await list('pending')).not.toContain(id)
    const own = await api.get(`/userfpsrecharges/user/list/${ada.uid}/S`, { as: ada })
    expect(own.body.data.data[0]).toMatchObject({ status: -1, reason: 'no such payment' })
  })
})
