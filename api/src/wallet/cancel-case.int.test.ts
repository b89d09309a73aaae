import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, pin, startApi } from '../testing/api.ts'
import { bankOf, proofOf, takeFps } from '../testing/bank.ts'
import { fund, shown } from '../testing/fund.ts'
import { filter, newTxid } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let finance: Person
let bankId: string
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  await takeFps(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  finance = await api.person('finance', { role: 'finance' })
  bankId = await bankOf(api, ada, finance)
  await fund(api, ada, 'USD', '5000')
})
afterAll(() => api.stop())

const codeFor = async (scene: string, payee: string) => {
  const payment = { email: ada.email, scene, payee, currency: 'USD', amount: '100' }
  await api.post('/user/getEmailCode', payment, { as: ada, form: 'headers' })
  return (await api.mailTo(ada.email))?.code as string
}
const withdraw = async (): Promise<string> => {
  const order = { currency: 'USD', amount: '100', bankId, code: await codeFor('withdraw', bankId), pin }
  return (await api.post('/wallet/withdraw/S', order, { as: ada })).body.data[0].id
}
const cancel = (
  kind: wire.CancelledKind,
  id: string,
  how: { as?: Person; headers?: Record<string, string> } = {},
) => api.post('/wallet/cancelrequest/S', { kind, id }, { as: ada, ...how })
const approve = (id: string) => api.post('/wallet/approve/S', { id }, { as: finance })
const dollars = async () =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency: 'USD' })}`, { as: ada })).body.data[0]
const inInbox = async (id: string) =>
  (await api.get(`/office/inbox/S/${filter({ search: id })}`, { as: finance })).body.data.total as number

describe('cancelling what waits for finance', () => {
  test('gives the money back at once, and takes the case out of the inbox', async () => {
    const before = await dollars()
    const id = await withdraw()
    expect(await inInbox(id)).toBe(1)
    expect(await dollars()).not.toEqual(before)
    expect((await cancel('withdrawal', id)).body.data).toEqual([{ id, status: -2 }])
    expect(await dollars()).toEqual(before)
    expect(await inInbox(id)).toBe(0)
    const own = await api.get(`/wallet/withdraw/user/list/${ada.uid}/S`, { as: ada })
    expect(own.body.data.data[0]).toMatchObject({ id, status: -2, reason: null })
    const lines = await api.get(`/usertransactions/list/${ada.uid}/S`, { as: ada })
    expect(lines.body.data.data.slice(0, 2)).toMatchObject([
      { type: 'withdrawal-returned' },
      { type: 'withdrawal', status: 'cancelled' },
    ])
    const history = await api.get(`/office/cases/history/${id}/S`, { as: finance })
    expect(history.body.data.at(-1)).toMatchObject({
      type: 'CaseCancelled',
      actor: { kind: 'member', id: ada.uid },
    })
    const refused = (await approve(id)).body
    expect(refused).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'cancelled' } })
  })

  test('is answered again when it is asked again, and refused by another command', async () => {
    const id = await withdraw()
    const headers = { 'Idempotency-Key': 'cancel-again' }
    const first = await cancel('withdrawal', id, { headers })
    expect((await cancel('withdrawal', id, { headers })).body).toEqual(first.body)
    expect((await cancel('withdrawal', id)).body.code).toBe('ALREADY_DECIDED')
  })

  test('is refused of a case that an administrator has taken, until it is given back', async () => {
    const id = await withdraw()
    // An administrator takes it from the inbox, once that shows it.
    await shown(api)
    const assign = async (assignee: string | null) => {
      const body = { kind: 'withdrawal', id, assignee }
      expect((await api.post('/office/inbox/assign/S', body, { as: finance })).body.status).toBe(true)
    }
    await assign(finance.uid)
    expect((await cancel('withdrawal', id)).body.code).toBe('CASE_TAKEN')
    await assign(null)
    expect((await cancel('withdrawal', id)).body.status).toBe(true)
  })

  test('is for the member alone who has asked, by its kind', async () => {
    const id = await withdraw()
    expect((await cancel('withdrawal', id, { as: ben })).body.code).toBe('CASE_UNKNOWN')
    expect((await cancel('chain-send', id)).body.code).toBe('CASE_UNKNOWN')
    expect((await cancel('adjustment' as wire.CancelledKind, id)).status).toBe(422)
    await cancel('withdrawal', id)
  })

  test('is refused where an administrator has entered it', async () => {
    const body = { uid: ada.uid, source: 'wallet', currency: 'USD', amount: '20', bankId }
    const { id } = (await api.post('/wallet/withdrawByAdmin/S', body, { as: finance })).body.data[0]
    expect((await cancel('withdrawal', id)).body.code).toBe('CASE_TAKEN')
  })

  test('and approving it at once: exactly one comes about, whichever comes first', async () => {
    const outcome = ({ body }: { body: { status: boolean; code?: string } }) => body.status || body.code
    const first = await withdraw()
    expect(outcome(await approve(first))).toBe(true)
    expect(outcome(await cancel('withdrawal', first))).toBe('ALREADY_DECIDED')
    for (let round = 0; round < 4; round++) {
      const id = await withdraw()
      const tries = [() => approve(id), () => cancel('withdrawal', id)]
      const answers = await Promise.all(
        (round % 2 ? tries : tries.toReversed()).map(async each => outcome(await each())),
      )
      expect(answers.toSorted()).toEqual(['ALREADY_DECIDED', true])
    }
    const { state } = await api.ledger.load(walletDecider, ada.uid)
    expect(Number(state.balances.USD?.locked)).toBe(25)
  })

  test('frees the TXID of a top-up, so that its real owner may submit it', async () => {
    const order = { currency: 'USDC', network: 'ERC20', amount: '100', txid: newTxid() }
    const { id } = (await api.post('/topup/S', order, { as: ada })).body.data[0]
    expect((await api.post('/topup/S', order, { as: ben })).body.status).toBe(false)
    expect((await cancel('top-up', id)).body.status).toBe(true)
    expect((await api.post('/topup/S', order, { as: ben })).body.status).toBe(true)
  })

  test('takes every kind that lets a member ask, and leaves each with one list where it stands cancelled', async () => {
    const proof = await proofOf(api, ada)
    const request = async (path: string, body: object) =>
      (await api.post(path, body, { as: ada })).body.data[0].id as string
    const ids: Partial<Record<wire.CancelledKind, string>> = {
      'request-payment': await request('/requestpayment/S', { name: 'Rent', currency: 'USD', amount: '50' }),
      'fps-top-up': await request('/userfpsrecharges/S', { hkdAmount: '500', receipt: proof }),
      deposit: await request('/recharges/deposit/S', {
        ...{ currency: 'USD', amount: '100', bankId, transferImg: proof, depositType: 1 },
      }),
    }
    for (const [kind, id] of Object.entries(ids)) {
      expect((await cancel(kind as wire.CancelledKind, id)).body.data).toEqual([{ id, status: -2 }])
      expect(await inInbox(id)).toBe(0)
    }
    const cases = (await api.get(`/office/cases/member/${ada.uid}/S`, { as: finance })).body
      .data as wire.MemberCase[]
    const cancelled = cases.filter(({ id }) => Object.values(ids).includes(id))
    expect(cancelled.map(({ status }) => status)).toEqual([-2, -2, -2])
  })
})
