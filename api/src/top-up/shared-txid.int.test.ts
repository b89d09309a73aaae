import { expect, test } from 'vitest'
import {
  ada,
  api,
  depositAddresses,
  filter,
  finance,
  pool,
  useDepositAddresses,
} from '../chain/testing/deposit-addresses-given.suite.ts'
import type { Person } from '../testing/api.ts'
import { newTxid } from '../testing/money.ts'

useDepositAddresses()

test('one transaction that pays two members at addresses of their own is submitted by each, and says so', async () => {
  await depositAddresses.add('ERC20', pool)
  const [ben, cho] = [await api.person('ben'), await api.person('cho')]
  for (const as of [ada, ben])
    await api.post('/ccaddress/checkcreateuseraddress/S', { currency: 'USDC', network: 'ERC20' }, { as })
  const body = { currency: 'USDC', network: 'ERC20', amount: '30', txid: newTxid() }
  const submit = (as: Person, txid = body.txid) => api.post('/topup/S', { ...body, txid }, { as })
  expect((await submit(ada)).body.status).toBe(true)
  const again = await submit(ada, ` ${body.txid}`.trim().toUpperCase().replace('0X', '0x'))
  expect(again.body.code).toBe('TXID_ALREADY_USED')
  const listed = async () => {
    const { body } = await api.get(`/topup/list/S/${filter({ status: 0 })}`, { as: finance })
    const rows = body.data.data as { uid: string; txid_members: number }[]
    return Object.fromEntries(rows.map(({ uid, txid_members }) => [uid, txid_members]))
  }
  expect(await listed()).toEqual({ [ada.uid]: 1 })
  expect((await submit(ben)).body.status).toBe(true)
  expect(await listed()).toEqual({ [ada.uid]: 2, [ben.uid]: 2 })
  // Without an address of their own a member claims the whole transaction.
  expect((await submit(cho)).body.status).toBe(true)
  const dee = await api.person('dee')
  expect((await submit(dee)).body.code).toBe('TXID_ALREADY_USED')
})
