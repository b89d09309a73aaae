import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { pin, standing, toVip } from '../testing/api.ts'
import { takeFps } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import {
  ada,
  api,
  ask,
  ben,
  get,
  give,
  json,
  mailed,
  one,
  post,
  remove,
  rowsOf,
  uploaded,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: accounts at banks, what comes from them, and what goes to them.

useClient([['vip-level', '3', { level: 3, level_name: 'Three', banks: [], status: 1 }]])

const because = 'not ours'
const details = {
  ...{ account_type: 3, beneficiaryname: 'Ada', accountnumber: '123-456789-001' },
  bankaddress_bankname: 'Bank',
}
let bankId: string

describe('a client written by the two documents', () => {
  beforeAll(async () => {
    await standing(api.ledger, ben.uid, toVip(3))
  })

  test('links bank accounts, of which one is approved, one rejected, and one deleted', async () => {
    const statement = await uploaded(ada)
    const linked = { ...details, statement, terms: true }
    bankId = (await post(ada, '/bank/create/S', linked)).id
    expect(await rowsOf(one, `/bank/list/S/${json({ status: 0 })}`)).toMatchObject([
      { id: bankId, uid: ada.uid, account_type: 3 },
    ])
    await post(one, '/bank/approve/S', { id: bankId })
    const loaded = await get(ada, `/userbank/list/${ada.uid}/S`)
    expect(await post(ada, '/bank/update/S', loaded)).toEqual({ id: bankId, status: 1 })
    const wrong = await post(ada, '/bank/create/S', { ...linked, accountnumber: '123-456789-002' })
    await post(one, '/bank/reject/S', { id: wrong.id, reason: because })
    const own = await rowsOf(ada, `/userbank/list/${ada.uid}/S/${json({ status: -1 })}`)
    expect(own).toMatchObject([{ id: wrong.id, reason: because }])
    await remove(ada, `/bank/delete/${wrong.id}/S`)
    expect(await rowsOf(one, `/userbank/list/${ada.uid}/S`)).toMatchObject([{ id: bankId, status: 1 }])
  })

  test('has categories of accounts kept, and set', async () => {
    await post(one, '/bankcategorys/S', { category_name: 'Rent' })
    await post(one, '/bankcategorys/S', { category_name: 'Salary' })
    const [rent, salary] = (await rowsOf(ada, '/bankcategorys/all/S')).toSorted((a, b) =>
      a.category_name.localeCompare(b.category_name),
    )
    const loaded = await get(one, `/bankcategorys/${rent.id}/S`)
    expect(await post(one, '/bankcategorys/S', { ...loaded, sort: 5 })).toMatchObject({ sort: 5 })
    await post(one, '/bank/categoryid/S', { id: bankId, categoryid: rent.id })
    expect(await get(ada, `/userbank/list/${ada.uid}/S`)).toMatchObject({ category_id: rent.id })
    const own = `/userbank/list/${ada.uid}/S`
    const record = await get(ada, own)
    const moved = { ...record, category_id: salary.id }
    expect(await post(ada, '/bank/update/S', moved)).toEqual({ id: bankId, status: 1 })
    expect(await get(ada, own)).toMatchObject({ status: 1, category_id: salary.id, category_name: 'Salary' })
    const nowhere = await ask(ada, 'POST', '/bank/update/S', {
      ...moved,
      ...(await get(ada, own)),
      category_id: null,
    })
    expect([nowhere.status, nowhere.body.issues]).toMatchObject([422, [{ path: 'categoryid' }]])
    await post(one, '/bank/categoryid/S', { id: bankId, category_id: rent.id })
    expect(await get(ada, own)).toMatchObject({ status: 1, category_id: rent.id })
    await remove(one, `/bankcategorys/${salary.id}/S`)
    expect(await rowsOf(ada, '/bankcategorys/all/S')).toMatchObject([{ id: rent.id }])
  })

  test('withdraws to it with the code and the PAY code, and an administrator enters one', async () => {
    await give(ada, 'USD', 5000)
    for (const [path, body, status] of [
      ['/wallet/approve/S', { fee: 2, externalTxId: 'wire-1' }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const order = { currency: 'USD', amount: 100, bankId }
      const code = await mailed(ada.email, 'withdraw')
      const checked = await ask(ada, 'POST', '/wallets/checkEmailCode/S', { ...order, code })
      expect(checked.body.status).toBe(true)
      const { id } = await post(ada, '/wallet/withdraw/S', { ...order, code, pin })
      const [waits] = await rowsOf(one, `/wallet/withdraw/user/list/all/S/${json({ status: 0 })}`)
      expect(waits).toMatchObject({ id, amount: '100.00' })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
    }
    const entered = { uid: ada.uid, currency: 'USD', amount: 50, bankId }
    const { id } = await post(one, '/wallet/withdrawByAdmin/S', entered)
    expect(
      await rowsOf(ada, `/wallet/withdraw/user/list/${ada.uid}/S/${json({ amount: 50 })}`),
    ).toMatchObject([{ id, status: 0 }])
  })

  test('deposits by bank: received, distributed, confirmed, and one that failed', async () => {
    const wire = { currency: 'USD', amount: 100 }
    const { id } = await post(ada, '/recharges/deposit/S', { ...wire, transferImg: await uploaded(ada) })
    expect(await rowsOf(one, `/recharges/all/S/${json({ status: 0 })}`)).toMatchObject([{ id, status: 0 }])
    await post(one, '/recharges/setdepositStatus/S', { id, status: 1 })
    await post(one, '/recharges/rechargeStatus/S', { id, status: 1, fee: 0 })
    await post(ada, '/recharges/confirm/S', { id })
    expect(await get(ada, `/recharges/user/get/${id}/S`)).toMatchObject({ status: 1, rechargeStatus: 2 })
    expect(await get(one, `/recharges/admin/get/${id}/S`)).toMatchObject({ uid: ada.uid, distribution: 1 })
    const failed = await post(ada, '/recharges/deposit/S', { ...wire, transferImg: await uploaded(ada) })
    const rejected = { id: failed.id, status: -1, reason: because }
    expect(await post(one, '/recharges/rechargeStatus/S', rejected)).toMatchObject({
      ...{ depositStatus: -1, rechargeStatus: -1 },
    })
    const own = `/recharges/user/list/${ada.uid}/S`
    expect(await rowsOf(ada, `${own}/${json({ status: -1 })}`)).toMatchObject([{ id: failed.id, status: -1 }])
    expect(await rowsOf(ada, own)).toHaveLength(2)
    for (const x of ['deposit', 'bank_deposit', 'card_deposit', 'circle_deposit'])
      await rowsOf(one, `/recharges/${x}/S`)
  })

  test('opens a card by bank wire', async () => {
    const { id } = await post(ben, '/bank/create/S', { ...details, terms: true })
    await post(one, '/bank/approve/S', { id })
    const wire = { id, currency: 'USD', depositType: 3 }
    const paid = await post(ben, '/userrecharges/S', { ...wire, transferImg: await uploaded(ben) })
    const twice = await ask(ben, 'POST', '/userrecharges/S', { ...wire, transferImg: await uploaded(ben) })
    expect(twice.body).toMatchObject({ status: false, code: 104 })
    expect(await rowsOf(one, `/recharges/card_deposit/S/${json({ status: 0 })}`)).toMatchObject([
      { id: paid.id, uid: ben.uid, depositType: 3 },
    ])
    await post(one, '/recharges/setdepositStatus/S', { id: paid.id, status: 1 })
    await post(one, '/recharges/rechargeStatus/S', { id: paid.id, status: 1 })
  })

  test('tops up by FPS: one is approved, one rejected', async () => {
    await takeFps(api)
    const ids: string[] = []
    for (const hkdAmount of [1000, 2000]) {
      const receipt = await uploaded(ada)
      ids.push((await post(ada, '/userfpsrecharges/S', { hkdAmount, receipt })).id)
    }
    const [first, second] = ids
    expect(await rowsOf(one, '/userfpsrecharges/pending/S')).toHaveLength(2)
    await post(one, '/userfpsrecharges/approve/S', { id: first })
    await post(one, '/userfpsrecharges/reject/S', { id: second, reason: because })
    expect(await rowsOf(one, `/userfpsrecharges/all/S/${json({ status: 0 })}`)).toEqual([])
    expect(await get(ada, `/userfpsrecharges/user/get/${first}/S`)).toMatchObject({
      status: 1,
      worth: '127.00',
    })
    const own = `/userfpsrecharges/user/list/${ada.uid}/S`
    expect(await rowsOf(ada, `${own}/${json({ amount: 127 })}`)).toMatchObject([
      { id: first, amount: '127.00', hkdAmount: '1000.00' },
    ])
    expect(await rowsOf(ada, `${own}/${json({ status: -1 })}`)).toMatchObject([
      { id: second, reason: because },
    ])
  })

  test('reads Circle’s deposits by uid and by e-mail, a member’s own and everybody’s', async () => {
    // The documents name no call that enters one: it comes as Circle reports it.
    const wire = { uid: ada.uid, circleId: randomUUID(), currency: 'USD', amount: '75.5', fee: '0.5' }
    const entered = await api.post('/circlerecharges/S', wire, { as: one })
    expect(entered.body.data).toEqual([{ id: wire.circleId, status: 1 }])
    await shown(api)
    const money = { currency: 'USD', amount: '75.50', fee: '0.50', credited: '75.00' }
    const row = { id: wire.circleId, uid: ada.uid, username: 'ada', email: ada.email, ...money }
    for (const [as, of] of [
      [ada, ada.uid],
      [one, ada.uid],
      [one, ada.email],
      [one, 'all'],
    ] as const)
      expect(await rowsOf(as, `/circlerecharges/${of}/S`)).toEqual([
        { ...row, created_date: expect.any(String) },
      ])
    const grouped = await rowsOf(one, `/recharges/circle_deposit/S/${json({ amount: 75.5 })}`)
    expect(grouped).toMatchObject([{ id: wire.circleId, uid: ada.uid, amount: '75.50' }])
    expect(await rowsOf(one, `/circlerecharges/${ben.email}/S`)).toEqual([])
    expect(await rowsOf(ben, `/circlerecharges/${ben.uid}/S`)).toEqual([])
  })

  walksAll('bank')
})
