import { describe, expect, test } from 'vitest'
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
  rowsOf,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: payments among members, to others, and from others.

useClient()

const because = 'not ours'

describe('a client written by the two documents', () => {
  test('sends payments, of which an administrator approves one and rejects one', async () => {
    await give(ada, 'USD', 5000)
    const to = {
      ...{ name: 'Landlord Ltd', payee_type: 1, account: 'DE89370400440532013000' },
      ...{ bank: 'Bank', swift: 'TESTDEFF' },
    }
    for (const [path, body, status] of [
      ['/wallet/approve/S', { externalTxId: 'wire-2' }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const code = await mailed(ada.email, 'sendpayment')
      const { id } = await post(ada, '/sendpayment/S', { ...to, currency: 'USD', amount: 100, code })
      expect((await rowsOf(one, `/sendpayment/user/all/S/${json({ status: 0 })}`))[0]).toMatchObject({ id })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
      expect(await rowsOf(ada, `/sendpayment/user/${ada.uid}/S/${json({ status })}`)).toMatchObject([{ id }])
    }
  })

  test('requests payments, which are received, rejected, and withdrawn by the member', async () => {
    const asked = { name: 'Client Ltd', currency: 'USD', amount: 10, remarks: 'March' }
    for (const [as, more, status] of [
      [one, {}, 1],
      [one, { reason: because }, -1],
      [ada, {}, -1],
    ] as const) {
      const { id } = await post(ada, '/requestpayment/S', asked)
      expect(await rowsOf(one, `/requestpayment/user/all/S/${json({ status: 0 })}`)).toMatchObject([{ id }])
      await post(as, '/requestpayment/status/S', { id, status, ...more })
      expect(await get(ada, `/requestpayment/${id}/S`)).toMatchObject({ id, status, amount: '10.00' })
      const again = await ask(one, 'POST', '/requestpayment/status/S', { id, status: 0 })
      expect(again.body.details.status).toBe(status === 1 ? 'approved' : 'rejected')
    }
    expect(await rowsOf(ada, `/requestpayment/user/${ada.uid}/S/${json({ status: -1 })}`)).toHaveLength(2)
  })

  test('pays by quick pay: finds the receiver, checks the amount, and pays with the mailed code', async () => {
    expect(await get(ada, `/quickpay/searchUid/${ben.uid}/S`)).toMatchObject({ uid: ben.uid })
    const own = await ask(ada, 'GET', `/quickpay/searchUid/${ada.uid}/S`)
    expect(own.body).toMatchObject({ status: false, msg: 'Unable to pay to yourself' })
    expect((await ask(ada, 'GET', '/quickpay/currency/USD/amount/5/S')).body.status).toBe(true)
    const code = await mailed(ada.email, 'quickpay')
    const { id } = await post(ada, '/quickpay/S', { uid: ben.uid, currency: 'USD', amount: 5, code })
    expect(await get(ada, `/quickpay/get/${id}/S`)).toMatchObject({ id, amount: '5.00' })
    for (const as of [ada, ben, one])
      expect((await rowsOf(as, '/logquickpay/list/S')).map(row => row.id)).toContain(id)
    const sent = await ask(ada, 'GET', `/quickpay/sendToEmail/S/${json({ currency: 'USD' })}`)
    expect(sent.body.status).toBe(true)
    expect((await api.mailTo(ada.email))?.subject).toMatch(/quick pay/i)
  })

  test('makes a code that pays once, which another member scans', async () => {
    const terms = { type: 0, currency: 'USD', amount: 5, times: 1, validDays: 1 }
    const code = await mailed(ada.email, 'quickpay')
    const { id: dataId } = await post(ada, '/qrcode/S', { ...terms, code })
    expect(await get(ben, `/quickpay/payinfo/${dataId}/S`)).toMatchObject({ amount: '5.00' })
    expect(await post(ben, '/quickpay/scan/S', { dataId })).toMatchObject({ result: 1 })
    const again = await ask(ben, 'POST', '/quickpay/scan/S', { dataId })
    expect(again.body).toMatchObject({ code: 'ALREADY_SCAN', details: { result: 2 } })
    const unknown = await ask(ben, 'POST', '/quickpay/scan/S', { dataId: 'none' })
    expect(unknown.body).toMatchObject({ code: 'NOT_FOUND_DATA', details: { result: 3 } })
    expect(await rowsOf(ada, '/quickpayqrcodes/list/S')).toMatchObject([{ id: dataId }])
    expect(await rowsOf(one, `/quickpayqrcodes/list/S/${json({ email: ada.email })}`)).toHaveLength(1)
    for (const as of [ada, one])
      expect(await rowsOf(as, `/qrcodescans/${dataId}/S`)).toMatchObject([{ uid: ben.uid }])
  })

  walksAll('pay')
})
