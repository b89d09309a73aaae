import { randomUUID } from 'node:crypto'
import { createLedger } from '@strongroom/ledger/eventlog'
import { proposalDecider } from '@strongroom/ledger/office'
import { describe, expect, test } from 'vitest'
import { postProposalLetters } from '../platform/proposals/proposal-mail.ts'
import type { Person } from '../testing/api.ts'
import { addressNumber } from '../testing/deposit-address.ts'
import { shown } from '../testing/fund.ts'
import { createSessions } from '../vault/sessions.ts'
import { createStores } from '../vault/stores.ts'
import { finishProposals } from './carry-out.ts'
import {
  ada,
  api,
  approve,
  balance,
  circle,
  finance,
  idOf,
  listed,
  one,
  savedAs,
  setting,
  three,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

const lettersTo = async ({ email }: Person) => {
  const { rows } = await api.db.query('select letter from private.mailbox where recipient = $1 order by id', [
    email,
  ])
  return rows.map(({ letter }) => letter as string)
}

describe('a proposal', () => {
  test('keeps why a setting is changed, in the proposal and in the change that is carried out', async () => {
    const reason = 'The bank has another name for us'
    const body = { field_code: 'fpsCurrency', field_value: 'USDC', reason }
    const id = idOf(await api.post('/sysconfigs/S', body, { as: one }))
    await shown(api)
    expect(await listed(id)).toMatchObject({ why: reason, after: { field_value: 'USDC' } })
    const fpsCurrency = async () =>
      (await api.get('/sysconfigs/list/S', { as: three })).body.data.find(
        ({ field_code }: { field_code: string }) => field_code === 'fpsCurrency',
      )
    expect((await fpsCurrency()).waiting).toEqual([{ proposal: id, field_value: 'USDC' }])
    expect((await approve(id)).body.data).toEqual([{ id, status: 1 }])
    await shown(api)
    const decided = await fpsCurrency()
    expect(decided).toMatchObject({ field_value: 'USDC', changed: { before: null, reason } })
    expect(decided).not.toHaveProperty('waiting')
    const events = await api.log.readStream('catalogue-sys-config-fpsCurrency')
    expect(JSON.parse(events.at(-1)?.data ?? '{}')).toMatchObject({ after: { field_value: 'USDC' }, reason })
  })

  test('is booked once when two approve it at once', async () => {
    const held = Number(await balance())
    const id = idOf(await circle('5000'))
    const answers = await Promise.all([approve(id, two), approve(id, three)])
    expect(answers.filter(({ body }) => body.status === true)).toHaveLength(1)
    expect(answers.map(({ body }) => body.code ?? '').sort()).toEqual(['', 'ALREADY_DECIDED'])
    expect(Number(await balance())).toBe(held + 5_000)
  })

  test('is the same under the same key, and so is its approval', async () => {
    const headers = { 'Idempotency-Key': 'the-same' }
    const held = Number(await balance())
    const body = { uid: ada.uid, circleId: 'again', currency: 'USD', amount: '3000' }
    const ask = () => api.post('/circlerecharges/S', body, { as: one, headers })
    const id = idOf(await ask())
    expect(idOf(await ask())).toBe(id)
    const key = { 'Idempotency-Key': 'approval' }
    expect((await approve(id, two, key)).body.data).toEqual([{ id, status: 1 }])
    expect((await approve(id, two, key)).body.data).toEqual([{ id, status: 1 }])
    expect(Number(await balance())).toBe(held + 3_000)
  })

  test('is agreed to by another who asks for the same, once, and waits on where its proposer does', async () => {
    const held = Number(await balance())
    const body = { uid: ada.uid, circleId: 'twice', currency: 'USD', amount: '2500' }
    const ask = (as: Person) => api.post('/circlerecharges/S', body, { as })
    const id = idOf(await ask(one))
    await shown(api)
    expect(idOf(await ask(one))).toBe(id)
    expect((await ask(two)).body).toEqual({ status: true, data: [] })
    expect((await ask(two)).body.code).toBe('CIRCLE_ID_ALREADY_USED')
    expect(await listed(id)).toMatchObject({ status: 1, decided_by: two.uid })
    expect(Number(await balance())).toBe(held + 2_500)
    const name = idOf(await setting('fpsCurrency', 'USD'))
    await shown(api)
    expect((await setting('fpsCurrency', 'USD', two)).body).toEqual({ status: true, data: [] })
    expect(await listed(name)).toMatchObject({ status: 1 })
    expect(savedAs('fpsCurrency')).toBe('USD')
  })

  test('lapses when what it is about has changed since', async () => {
    const first = idOf(await setting('trcCentralAddress', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'))
    const second = idOf(await setting('trcCentralAddress', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'))
    expect((await approve(second)).body.status).toBe(true)
    expect((await approve(first)).body).toMatchObject({
      code: 'PROPOSAL_LAPSED',
      details: { why: 'ENTRY_CHANGED' },
    })
    expect(savedAs('trcCentralAddress')).toBe('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')
    expect(await listed(first)).toMatchObject({ status: -3, reason: 'ENTRY_CHANGED' })
  })

  test('is rejected with a reason by another, withdrawn by its proposer, and then decided no more', async () => {
    const rejected = idOf(await setting('fpsAccountName', 'Elsewhere'))
    const reject = (reason: string, as = two) =>
      api.post('/proposals/reject/S', { id: rejected, reason }, { as })
    expect((await reject('mine', one)).body.code).toBe('OWN_CASE')
    expect((await reject('not ours')).body.data).toEqual([{ id: rejected, status: -1 }])
    expect((await approve(rejected, three)).body.code).toBe('ALREADY_DECIDED')
    expect(await listed(rejected)).toMatchObject({ status: -1, reason: 'not ours', decided_by: two.uid })
    const { rows } = await api.db.query(
      `select body from private.mailbox where letter = 'proposal-rejected' order by id desc limit 1`,
    )
    expect(rows[0].body).toContain('not ours')

    const withdrawn = idOf(await setting('fpsAccountName', 'Somewhere'))
    const withdraw = (as: Person) => api.post('/proposals/withdraw/S', { id: withdrawn }, { as })
    expect((await withdraw(two)).body.code).toBe('NOT_YOUR_PROPOSAL')
    expect((await withdraw(one)).body.data).toEqual([{ id: withdrawn, status: -2 }])
    expect((await approve(withdrawn)).body.code).toBe('ALREADY_DECIDED')
    expect(savedAs('fpsAccountName')).toBeUndefined()
  })

  test('is decided only by those who may make such a change, and never by the member it credits', async () => {
    const id = idOf(await setting('fpsAccountName', 'A name'))
    expect((await approve(id, finance)).status).toBe(403)
    const credited = await api.person('credited', { role: 'superadmin' })
    const body = { uid: credited.uid, circleId: 'own', currency: 'USD', amount: '9000' }
    const proposed = idOf(await api.post('/circlerecharges/S', body, { as: one }))
    expect((await approve(proposed, credited)).body.code).toBe('OWN_CASE')
  })

  test('shows before and after side by side, and holds no address of the pool in the log', async () => {
    const id = idOf(await setting('fpsAccount', '1234567'))
    expect(await listed(id)).toMatchObject({
      subject: 'sys-config fpsAccount',
      before: { field_value: '' },
      after: { field_value: '1234567' },
      proposed_by: one.uid,
      proposed_by_name: 'one',
      status: 0,
    })
    const ccaddress = addressNumber(21)
    const pool = idOf(await api.post('/ccaddress/0/S', { network: 'ERC20', ccaddress }, { as: one }))
    expect(await listed(pool)).toMatchObject({ kind: 'pool-addresses', after: { ccaddress: [ccaddress] } })
    const { rows } = await api.db.query(
      `select type, data::text like $2 as "named" from views.events where stream = $1`,
      [`proposal-${pool}`, `%${ccaddress}%`],
    )
    expect(rows).toEqual([{ type: 'ChangeProposed', named: false }])
  })

  test('is written about to the others once, when it waits and when it is decided', async () => {
    const before = { two: (await lettersTo(two)).length, one: (await lettersTo(one)).length }
    const id = idOf(await setting('fpsAccountName', 'Harbour'))
    await approve(id)
    await shown(api)
    await postProposalLetters({ ...api.deps, members: api.members })()
    expect((await lettersTo(two)).slice(before.two)).toEqual(['proposal-waits'])
    const { rows } = await api.db.query(
      `select body from private.mailbox where letter = 'proposal-waits' and recipient = $1 order by id desc limit 1`,
      [two.email],
    )
    const { username } = (await api.get('/user/userinfo/S', { as: one })).body.data[0]
    expect(rows[0].body).toContain(`Administrator ${username} (${one.uid}) has proposed a change`)
    expect((await lettersTo(one)).slice(before.one)).toEqual(['proposal-approved'])
  })

  test('that a crash left approved is carried out once by the chore', async () => {
    const held = Number(await balance())
    const id = idOf(await circle('4000'))
    // The state of the log when the process dies between the approval and its effect.
    const process = createLedger({ log: api.log })
    await process.handle(proposalDecider, id, {
      id: randomUUID(),
      actor: { kind: 'admin', id: two.uid },
      correlationId: 'test',
      command: { type: 'ApproveChange', input: { proposalId: id }, given: { approver: two.uid } },
    })
    await shown(api)
    expect(await listed(id)).toMatchObject({ status: 2 })
    const finish = finishProposals(
      { ...api.deps, ...createStores(api.db, api.deps.config), sessions: createSessions(api.db) },
      0,
    )
    await Promise.all([finish(), finish()])
    await finish()
    expect(Number(await balance())).toBe(held + 4_000)
    expect(await listed(id)).toMatchObject({ status: 1 })
  })
})
