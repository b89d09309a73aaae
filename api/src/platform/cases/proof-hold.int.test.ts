import { createProver } from '@strongroom/projections/proof'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, pin, startApi } from '../../testing/api.ts'
import { bankOf } from '../../testing/bank.ts'
import { approvedBy } from '../../testing/by-two.ts'
import { fund, shown } from '../../testing/fund.ts'
import { filter } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let one: Person
let two: Person
let support: Person
let bankId: string
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  one = await api.person('one', { role: 'finance' })
  two = await api.person('two', { role: 'superadmin' })
  support = await api.person('support', { role: 'support' })
  bankId = await bankOf(api, ada, support)
  await fund(api, ada, 'USD', '5000')
  prover = createProver({ pool: api.db, log: api.log })
})
afterAll(() => api.stop())

let prover: ReturnType<typeof createProver>
const prove = () => prover.prove()
const tamper = async () => {
  await api.db.query(
    `insert into views.balances values ('user:9:available', 'USD', 5) on conflict do nothing`,
  )
  await prove()
}
const putRight = async () => {
  await api.db.query(`delete from views.balances where account = 'user:9:available'`)
  await prove()
}

const codeFor = async (scene: string, payee: string) => {
  const payment = { email: ada.email, scene, payee, currency: 'USD', amount: '100' }
  await api.post('/user/getEmailCode', payment, { as: ada, form: 'headers' })
  return (await api.mailTo(ada.email))?.code as string
}
const withdrawal = async () => {
  const code = await codeFor('withdraw', bankId)
  const order = { currency: 'USD', amount: '100', bankId, code, pin }
  return (await api.post('/wallet/withdraw/S', order, { as: ada })).body.data[0].id as string
}
const payment = async () => {
  const to = {
    ...{ name: 'Landlord Ltd', payee_type: 1, account: 'DE89370400440532013000' },
    ...{ bank: 'Test Bank', swift: 'TESTDEFF' },
  }
  const order = { ...to, currency: 'USD', amount: '100', code: await codeFor('sendpayment', to.account) }
  return (await api.post('/sendpayment/S', order, { as: ada })).body.data[0].id as string
}
const approve = (id: string, more: object = {}) => api.post('/wallet/approve/S', { id }, { as: one, ...more })
const holdOf = async (id: string, as = support) => (await api.get(`/proof/hold/${id}/S`, { as })).body.data[0]
const override = (id: string, over: object = {}, as = one) =>
  api.post('/proof/override/S', { payout: 'withdrawal', id, reason: 'seen in the log', ...over }, { as })

describe('what pays out, while the books differ', () => {
  beforeEach(tamper)

  test('is refused by the server, may be rejected, and goes on once they are sound', async () => {
    const [first, second, sent] = [await withdrawal(), await withdrawal(), await payment()]
    expect((await approve(first)).body).toMatchObject({ status: false, code: 'BOOKS_DIFFER' })
    expect((await api.post('/sendpayment/approve/S', { id: sent }, { as: one })).body.code).toBe(
      'BOOKS_DIFFER',
    )
    expect(await holdOf(first)).toEqual({ held: true, proposal: null, until: null })
    const looked = async (kind: string, id: string) =>
      (await api.post('/approvals/check/S', { kind, id }, { as: one })).body.data[0]
    expect(await looked('withdrawal', first)).toMatchObject({
      ...{ credited: '100.00', held: { code: 'BOOKS_DIFFER' } },
    })
    expect((await looked('send-payment', sent)).held.code).toBe('BOOKS_DIFFER')
    expect((await api.post('/wallet/reject/S', { id: second, reason: 'no' }, { as: one })).body.status).toBe(
      true,
    )
    await putRight()
    expect((await looked('withdrawal', first)).held).toBeNull()
    expect(await holdOf(first)).toEqual({ held: false, proposal: null, until: null })
    expect((await approve(first)).body.data[0]).toEqual({ id: first, status: 1 })
    expect((await api.post('/sendpayment/approve/S', { id: sent }, { as: one })).body.status).toBe(true)
  })

  test('is let out by two, for a reason: that case alone, for an hour, and it is an event', async () => {
    const [mine, other] = [await withdrawal(), await withdrawal()]
    const asked = await override(mine)
    const id = asked.body.proposal
    expect(await holdOf(mine)).toEqual({ held: true, proposal: id, until: null })
    expect((await api.post('/proposals/approve/S', { id }, { as: one })).body.code).toBe('OWN_CASE')
    expect((await approve(mine)).body.code).toBe('BOOKS_DIFFER')
    await approvedBy(api, two, asked)
    const { held, until } = await holdOf(mine)
    expect(held).toBe(false)
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(3_500_000)
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect((await approve(other)).body.code).toBe('BOOKS_DIFFER')
    expect((await approve(mine)).body.data[0]).toEqual({ id: mine, status: 1 })
    const events = await api.get(`/audit/events/S/${filter({ type: 'ProofOverridden' })}`, { as: support })
    expect(events.body.data.data).toMatchObject([
      {
        stream: `proof-override-${mine}`,
        data: { uid: ada.uid, reason: 'seen in the log', proposalId: id, approvedBy: two.uid, until },
      },
    ])
    const [proposal] = (await api.get(`/proposals/list/S/${filter({ search: id })}`, { as: two })).body.data
      .data
    expect(proposal).toMatchObject({
      kind: 'proof-override',
      uid: ada.uid,
      after: { payout: 'withdrawal', currency: 'USD', amount: '100.00', reason: 'seen in the log' },
    })
    await putRight()
  })

  test('gives a decision its answer again that was made before', async () => {
    await putRight()
    const id = await withdrawal()
    const again = { headers: { 'Idempotency-Key': 'before-the-fault' } }
    const first = await approve(id, again)
    expect(first.body.status).toBe(true)
    await tamper()
    expect((await approve(id, again)).body).toEqual(first.body)
    await putRight()
  })

  test('is asked for with a reason, of a case that waits, and by finance or a superadministrator alone', async () => {
    const id = await withdrawal()
    expect((await override(id, { reason: ' ' })).status).toBe(422)
    expect((await override(id, {}, support)).status).toBe(403)
    expect((await override(id, {}, ada)).status).toBe(403)
    expect((await override('none')).body.code).toBe('CASE_UNKNOWN')
    await putRight()
    expect((await approve(id)).body.status).toBe(true)
    await shown(api)
    expect((await override(id)).body.code).toBe('ALREADY_DECIDED')
  })
})

test('a stopped seal holds them, too', async () => {
  const id = await withdrawal()
  const fault = {
    kind: 'changed-tile',
    index: null,
    stream: null,
    revision: null,
    position: null,
    tile: '0/0',
  }
  await api.db.query('update seal.tree set fault = $1', [JSON.stringify(fault)])
  expect((await approve(id)).body.code).toBe('BOOKS_DIFFER')
  await api.db.query('update seal.tree set fault = null')
  expect((await approve(id)).body.status).toBe(true)
})
