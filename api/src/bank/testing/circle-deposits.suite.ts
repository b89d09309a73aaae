import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { walletRowOf } from '../../testing/money.ts'
import { ada, api, finance, support } from './deposits-given.suite.ts'

describe('a Circle deposit', () => {
  test('is credited once and listed', async () => {
    const jan = await api.person('jan')
    const record = (as: Person, uid = jan.uid) =>
      api.post('/circlerecharges/S', { uid, circleId: 'circle-77', amount: '40', fee: '0.5' }, { as })
    expect((await record(finance)).body.data[0]).toEqual({ id: 'circle-77', status: 1 })
    expect((await record(finance, ada.uid)).body.code).toBe('CIRCLE_ID_ALREADY_USED')
    expect((await record(support)).status).toBe(403)
    expect((await record(finance, '999999')).body.code).toBe('RECEIVER_UNKNOWN')
    expect(await walletRowOf(api, jan)).toMatchObject({ amount: '39.50' })
    for (const path of [
      `/circlerecharges/${jan.uid}/S`,
      '/circlerecharges/all/S',
      '/recharges/circle_deposit/S',
    ]) {
      const { body } = await api.get(path, { as: finance })
      expect(body.data.data[0]).toMatchObject({ id: 'circle-77', uid: jan.uid, credited: '39.50' })
    }
  })
})
