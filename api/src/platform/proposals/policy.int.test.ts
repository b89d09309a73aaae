import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  ada,
  api,
  approve,
  circle,
  finance,
  idOf,
  listed,
  one,
  three,
  two,
  useAdministrators,
} from '../../office/testing/proposing-kit.ts'
import { filter } from '../../testing/deposit-address.ts'
import { propose } from './proposing.ts'

useAdministrators()

const both = ['finance', 'superadmin']
const policy = (act: string, more: object = {}, as = one) =>
  api.post(
    '/policies/S',
    { act, alone: null, proposers: both, deciders: both, reason: 'The board', ...more },
    { as },
  )
const held = async (act: string) =>
  (await api.get('/policies/S', { as: finance })).body.data.find((each: { act: string }) => each.act === act)
const role = (uid: string, to: string, as = one) =>
  api.post('/user/role/S', { uid, role: to, reason: 'Joins the team' }, { as })
const waiting = 'crowd-of-adjustments'
const pageOfMine = async (page: number, as: typeof one) =>
  (
    await api.get(
      `/proposals/list/S/${filter({ mine: 1, search: waiting, sort: 'created_date', order: 'asc', page, limit: 20 })}`,
      { as },
    )
  ).body.data

test('every waiting proposal that one may decide is on some page, however many wait', async () => {
  const add = `insert into views.adjustments (uid, id, currency, amount, reason, entered_by, status, created_at)
    select $1, $2 || n, 'USD', 1, 'a lost wire', $3, 0, now() - interval '9 days' + n * interval '1 second'
    from generate_series(1::int, $4::int) as n`
  await api.db.query(add, ['7', waiting, one.uid, 1_005])
  // Another administrator decides a proposal by, or about, this one.
  await api.db.query(add, ['7', `${waiting}-own-`, two.uid, 1])
  await api.db.query(add, [two.uid, `${waiting}-about-`, one.uid, 1])
  const last = await pageOfMine(51, two)
  expect(last.total).toBe(1_005)
  expect(last.data.map(({ id, mine }: { id: string; mine: number }) => [id, mine])).toEqual(
    [1001, 1002, 1003, 1004, 1005].map(n => [`${waiting}${n}`, 1]),
  )
  expect((await pageOfMine(1, one)).total).toBe(1)
  await api.db.query('delete from views.adjustments where id like $1', [`${waiting}%`])
})

const mineOf = async (as: typeof one): Promise<readonly string[]> =>
  (await api.get(`/proposals/list/S/${filter({ mine: 1 })}`, { as })).body.data.data.map(
    ({ id }: { id: string }) => id,
  )

describe('the policy', () => {
  test('holds for the next entry as soon as two have agreed on it, and not before', async () => {
    expect(await held('circle-deposit')).toMatchObject({
      of: 'amount',
      alone: '1000',
      own: 0,
      deciders: both,
    })
    const waiting = await policy('circle-deposit', { alone: '100' })
    const id = idOf(waiting)
    expect(await held('circle-deposit')).toMatchObject({ alone: '1000' })
    expect((await circle('100.01', three)).body.data[0]).toMatchObject({ status: 1 })
    expect(await listed(id)).toMatchObject({
      subject: 'policy circle-deposit',
      why: 'The board',
      before: { alone: null, proposers: both },
      after: { alone: '100', proposers: both },
    })
    expect((await approve(id, one)).body.code).toBe('OWN_CASE')
    expect((await approve(id, finance)).status).toBe(403)
    expect((await approve(id)).body.status).toBe(true)
    expect(await held('circle-deposit')).toMatchObject({ alone: '100', usual: '1000', own: 1 })
    idOf(await circle('100.01', two))
    expect((await circle('100.00', two)).body.data[0]).toMatchObject({ status: 1 })
  })

  test('names who asks and who decides', async () => {
    await approve(
      idOf(await policy('deposit-amount', { proposers: ['superadmin'], deciders: ['superadmin'] })),
    )
    await approve(
      idOf(await policy('circle-deposit', { proposers: ['superadmin'], deciders: ['superadmin'] })),
    )
    expect((await circle('1', finance)).status).toBe(403)
    const id = idOf(await circle('5000', one))
    expect((await approve(id, finance)).status).toBe(403)
    expect((await approve(id)).body.status).toBe(true)
  })

  test('binds what one does alone, too', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const fee = (field_value: string) =>
      api.post('/sysconfigs/S', { field_code: 'withdrawFee', field_value }, { as: operator })
    expect((await fee('5.01')).body.status).toBe(true)
    const superadmins = { proposers: ['superadmin'], deciders: ['superadmin'] }
    await approve(idOf(await policy('tariff', superadmins)))
    expect((await fee('5.02')).status).toBe(403)
    expect(
      (await api.post('/sysconfigs/S', { field_code: 'qrMaxTimes', field_value: '9' }, { as: operator }))
        .status,
    ).toBe(200)
  })

  test('is refused at its field when it leaves an address to one, or everybody out', async () => {
    const keepers = { proposers: ['operator', 'superadmin'], deciders: ['operator', 'superadmin'] }
    expect((await policy('central-address', { ...keepers, alone: '5' })).status).toBe(422)
    expect((await policy('rate', { ...keepers, alone: '1' })).status).toBe(422)
    expect((await policy('rate', { proposers: ['operator'], deciders: ['operator'] })).status).toBe(422)
    expect((await policy('policy', { proposers: both, deciders: both })).status).toBe(422)
  })
})

describe('a role', () => {
  test('is given by two, and its owner has to sign in anew', async () => {
    const eve = await api.person('eve')
    const id = idOf(await role(eve.uid, 'finance'))
    expect(await listed(id)).toMatchObject({
      kind: 'role',
      why: 'Joins the team',
      before: { role: 'member' },
      after: { role: 'finance' },
    })
    expect((await api.get('/policies/S', { as: eve })).status).toBe(403)
    expect((await approve(id, finance)).status).toBe(403)
    expect((await approve(id)).body.status).toBe(true)
    expect((await api.get('/policies/S', { as: eve })).body.code).toBe('AUTH_EXPIRED')
  })

  test('is taken away by two, with the sessions it had, from whoever has one', async () => {
    for (const held of ['support', 'finance', 'operator', 'auditor', 'superadmin'] as const) {
      const mallory = await api.person(`mallory-${held}`, { role: held })
      const id = idOf(await role(mallory.uid, 'member'))
      expect((await api.get('/user/list2/S', { as: mallory })).status).toBe(200)
      expect((await approve(id)).body.status).toBe(true)
      expect((await api.get('/user/list2/S', { as: mallory })).body.code).toBe('AUTH_EXPIRED')
    }
  })

  test('of a superadministrator is taken by two, and nobody changes their own', async () => {
    const id = idOf(await role(three.uid, 'support'))
    expect((await approve(id, three)).body.code).toBe('OWN_CASE')
    expect((await role(one.uid, 'member')).body.code).toBe('OWN_CASE')
    expect((await api.post('/proposals/withdraw/S', { id }, { as: one })).body.status).toBe(true)
  })

  test('that was changed meanwhile lapses', async () => {
    const sam = await api.person('sam', { role: 'support' })
    const id = idOf(await role(sam.uid, 'superadmin'))
    await approve(idOf(await role(sam.uid, 'member')))
    expect((await approve(id)).body).toMatchObject({
      code: 'PROPOSAL_LAPSED',
      details: { why: 'ROLE_CHANGED' },
    })
  })
})

test('an administrator’s inbox has what they may decide, and nothing else', async () => {
  const id = idOf(await role(ada.uid, 'support'))
  expect(await mineOf(two)).toContain(id)
  expect(await mineOf(one)).not.toContain(id)
  expect(await mineOf(finance)).not.toContain(id)
  expect(await listed(id)).toMatchObject({ mine: 0 })
  await api.post('/proposals/withdraw/S', { id }, { as: one })
  expect(await mineOf(two)).not.toContain(id)
})

test('a request is the same one whatever has changed before it meanwhile, as its first try may come in last', async () => {
  const session = { id: 's', uid: one.uid, email: one.email, role: 'superadmin', admin: true } as const
  const ask = { session, commandId: randomUUID(), requestId: 'r', moved: () => {} }
  const raised = (from: number, to = 3) =>
    propose({ ...api.deps, members: api.members }, ask, { kind: 'vip-level', uid: ada.uid, from, to })
  const first = await raised(0)
  expect(await raised(1)).toEqual(first)
  await expect(raised(0, 2)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})
