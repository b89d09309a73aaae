import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { createLedger, derivedId } from '@strongroom/ledger/eventlog'
import { proposalDecider } from '@strongroom/ledger/office'
import { expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { filter } from '../testing/deposit-address.ts'
import { shown } from '../testing/fund.ts'
import { createSessions } from '../vault/sessions.ts'
import { createStores } from '../vault/stores.ts'
import { finishProposals } from './carry-out.ts'
import {
  ada,
  api,
  approve,
  finance,
  idOf,
  listed,
  one,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

const details = {
  beneficiary_name: 'Ada at Strongroom',
  bank_name: 'Harbour Bank',
  account_number: '99001122',
}
const give = (over: object = {}, as = one) =>
  api.post('/virtualaccounts/give/S', { uid: ada.uid, ...details, ...over }, { as })
const own = async (as = ada) => (await api.get('/virtualaccount/S', { as })).body.data[0]
const queue = async (fields: object) =>
  (await api.get(`/virtualaccounts/list/S/${filter(fields)}`, { as: finance })).body.data.data

test('a virtual account is asked for, given by two administrators, and shown to its member alone', async () => {
  expect(await own()).toMatchObject({ status: -1, account_number: '' })
  for (const _ of [1, 2]) await api.post('/virtualaccount/request/S', {}, { as: ada })
  expect(await own()).toMatchObject({ status: 0, account_number: '' })
  expect(await queue({ status: 0, search: 'ada@' })).toMatchObject([{ uid: ada.uid, email: ada.email }])
  const id = idOf(await give())
  expect(await listed(id)).toMatchObject({
    kind: 'virtual-account',
    uid: ada.uid,
    before: null,
    after: details,
  })
  expect(await own()).toMatchObject({ status: 0 })
  expect((await approve(id, one)).body.code).toBe('OWN_CASE')
  expect((await approve(id)).body.data).toEqual([{ id, status: 1 }])
  expect(await own()).toMatchObject({ status: 1, ...details, swift_code: '' })
  expect((await own(finance)).status).toBe(-1)
  expect(await queue({ status: 1 })).toMatchObject([
    { uid: ada.uid, bank_name: 'Harbour Bank', last4: '1122' },
  ])
  const letter = await api.mailTo(ada.email)
  expect(letter?.text).toContain('https://money.example/virtualaccount')
  expect(letter?.text).not.toContain('99001122')
  const bell = (await api.get('/user/happenings/S', { as: ada })).body.data
  expect(bell).toMatchObject([{ type: 'VirtualAccountGiven', kind: 'house' }])
})

test('details that were exchanged behind the proposal are not given', async () => {
  const id = idOf(await give({ account_number: '555' }))
  await api.db.query(
    `update private.proposed_virtual_accounts set details = details || '{"account_number":"666"}' where proposal_id = $1`,
    [id],
  )
  await approve(id)
  expect(await listed(id)).toMatchObject({ status: -3, reason: 'DETAILS_CHANGED' })
  expect((await own()).account_number).toBe('99001122')
})

test('one that a crash kept from being shown does not come in place of a later one', async () => {
  const first = idOf(await give({ account_number: '701' }))
  // The state of the log when the process dies between the fact and the table.
  const process = createLedger({ log: api.log })
  const given = { approver: two.uid }
  const by = { actor: { kind: 'admin', id: two.uid }, correlationId: 'test' } as const
  await process.handle(proposalDecider, first, {
    ...{ ...by, id: randomUUID() },
    command: { type: 'ApproveChange', input: { proposalId: first }, given },
  })
  await process.handle(memberDecider, ada.uid, {
    ...{ ...by, id: derivedId(first, 'applied') },
    command: { type: 'GiveVirtualAccount', input: { proposalId: first }, given },
  })
  await approve(idOf(await give({ account_number: '702' })))
  await shown(api)
  const stores = createStores(api.db, api.deps.config)
  await finishProposals({ ...api.deps, ...stores, sessions: createSessions(api.db) }, 0)()
  await shown(api)
  expect(await listed(first)).toMatchObject({ status: 1 })
  expect((await own()).account_number).toBe('702')
})

test('neither number nor bank is in the log or in a log line', async () => {
  const { rows } = await api.db.query('select to_jsonb(e)::text as event from log.events e')
  expect(
    [...rows.map(({ event }) => event), ...api.logged].filter(text => /99001122|Harbour/.test(text)),
  ).toEqual([])
})

test('is given to verified members who are another, and asked for by verified ones', async () => {
  expect((await give({ uid: one.uid })).body.code).toBe('OWN_CASE')
  expect((await give({ uid: '999999999' })).body.code).toBe('MEMBER_UNKNOWN')
  const cho = await api.person('cho', { kyc: 0 })
  expect((await give({ uid: cho.uid })).body.code).toBe('IDENTITY_NOT_VERIFIED')
  expect((await api.post('/virtualaccount/request/S', {}, { as: cho })).body.code).toBe(
    'IDENTITY_NOT_VERIFIED',
  )
  expect((await give({}, finance)).status).toBe(403)
  expect((await give({ account_number: ' ' }, two)).body.issues).toMatchObject([{ path: 'account_number' }])
})

test('one that is asked for is counted for those who may enter it, until it is given, and not for its own member', async () => {
  const requests = async (as: Person) => (await api.get('/office/home/S', { as })).body.data[0].requests
  const ben = await api.person('ben-of-an-account')
  const before = await requests(one)
  for (const as of [ben, one]) await api.post('/virtualaccount/request/S', {}, { as })
  expect(await requests(one)).toEqual([
    { kind: 'virtual-account', count: 1, oldest_date: expect.stringMatching(/^20.*Z$/) },
  ])
  expect(await requests(finance)).toEqual([])
  await approve(idOf(await give({ uid: ben.uid })))
  expect(await requests(one)).toEqual(before)
})
