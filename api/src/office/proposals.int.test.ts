import { randomUUID } from 'node:crypto'
import { createLedger } from '@strongroom/ledger/eventlog'
import { proposalDecider } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Heard, newTonce, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { addressNumber, centralAddress, filter, giveAddress } from '../testing/deposit-address.ts'
import { everything, startFakeCustody } from '../testing/fake-custody.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { finishProposals } from './carry-out.ts'
import { postProposalLetters } from './proposal-mail.ts'

const HOUR_MS = 3_600_000
const custody = startFakeCustody()
let later = 0
let api: Api
let ada: Person
let one: Person
let two: Person
let three: Person
let finance: Person
beforeAll(async () => {
  const config = { custodyUrl: `${custody.url}/`, custodyToken: 'the token' }
  api = await startApi({ config, now: () => new Date(Date.now() + later) })
  await seedCatalogue(api)
  ada = await api.person('ada')
  one = await api.person('one', { role: 'superadmin' })
  two = await api.person('two', { role: 'superadmin' })
  three = await api.person('three', { role: 'superadmin' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(async () => {
  custody.stop()
  await api.stop()
})
beforeEach(() => {
  later = 0
})

const approve = (id: string, as = two, headers = {}) =>
  api.post('/proposals/approve/S', { id }, { as, headers })
const idOf = ({ body }: Heard): string => {
  expect(body).toMatchObject({ status: true, proposal: expect.any(String) })
  return body.proposal
}
const listed = async (id: string) =>
  (await api.get(`/proposals/list/S/${filter({ search: id })}`, { as: finance })).body.data.data[0]
const balance = async () => {
  await shown(api)
  const { rows } = await api.db.query(
    `select coalesce(sum(amount), 0)::numeric(20,2)::text as held from views.balances
     where account = $1 and currency = 'USD'`,
    [`user:${ada.uid}:available`],
  )
  return rows[0].held as string
}
const setting = (field_code: string, field_value: string, as = one) =>
  api.post('/sysconfigs/S', { field_code, field_value }, { as })
const savedAs = (code: string) => api.catalogue.get('sys-config', code)?.field_value
const circle = (amount: string, as = one, headers = {}) => {
  const body = { uid: ada.uid, circleId: randomUUID(), currency: 'USD', amount }
  return api.post('/circlerecharges/S', body, { as, headers })
}
const lettersTo = async ({ email }: Person) => {
  const { rows } = await api.db.query('select letter from private.mailbox where recipient = $1 order by id', [
    email,
  ])
  return rows.map(({ letter }) => letter as string)
}

describe('one administrator alone', () => {
  test('cannot name a central address and collect members’ coins to it; two can, a day later', async () => {
    const { ccaddress } = await giveAddress(api, ada, addressNumber(1))
    custody.held[ccaddress] = { USDC: '2500' }
    custody.answer = everything
    await api.get(`/addressbalancecollecteds/scan/S/${filter({})}`, { as: one })
    const collect = async () =>
      (
        await api.get(
          `/addressbalancecollecteds/collectu/S/${filter({ network: 'ERC20', currency: 'USDC' })}`,
          {
            as: one,
            tonce: String(Number(newTonce()) + later),
          },
        )
      ).body

    const id = idOf(await setting('ercCentralAddress', centralAddress))
    expect(savedAs('ercCentralAddress')).toBeUndefined()
    expect((await approve(id, one)).body.code).toBe('OWN_CASE')
    expect((await collect()).code).toBe('CENTRAL_ADDRESS_MISSING')

    expect((await approve(id)).body.data).toEqual([{ id, status: 1 }])
    expect(savedAs('ercCentralAddress')).toBe(centralAddress)
    const early = await collect()
    expect(early).toMatchObject({ code: 'CENTRAL_ADDRESS_COOLING', details: { network: 'ERC20' } })
    const hours = (Date.parse(early.details.from) - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)

    later = 24 * HOUR_MS + 1_000
    expect((await collect()).data[0]).toMatchObject({ status: 1, ccaddress: centralAddress })
  })

  test('neither saves nor edits nor deletes a bank account that members pay to', async () => {
    const bank = { account_type: 3, beneficiary_name: 'House', bank_name: 'First', account_number: '1' }
    const saved = await api.post('/sysbanks/S', bank, { as: one })
    expect(saved.body.data).toEqual([])
    expect(api.catalogue.list('sys-bank')).toEqual([])
    await approvedBy(api, two, saved)
    const [{ id }] = api.catalogue.list('sys-bank') as unknown as [{ id: string }]
    const edited = await api.post('/sysbanks/S', { id, ...bank, account_number: '2' }, { as: one })
    expect(edited.body.data[0]).toMatchObject({ id, account_number: '1' })
    expect(api.catalogue.get('sys-bank', id)?.account_number).toBe('1')
    await approvedBy(api, two, edited)
    expect(api.catalogue.get('sys-bank', id)?.account_number).toBe('2')
    const removed = await api.ask('DELETE', `/sysbanks/${id}/S`, { as: one })
    expect(api.catalogue.get('sys-bank', id)).toBeDefined()
    await approvedBy(api, two, removed)
    expect(api.catalogue.get('sys-bank', id)).toBeUndefined()
  })

  test('brings no address into the pool, by no way', async () => {
    const pool = async () =>
      (await api.get(`/ccaddress/adminList/all/S/${filter({ given: 0 })}`, { as: one })).body.data.data.map(
        (row: { ccaddress: string }) => row.ccaddress,
      )
    const waiter = await api.person('waiter')
    await api.post('/ccaddressapplys/S', { currency: 'USDC', network: 'ERC20' }, { as: waiter })
    await shown(api)
    const waiting = await api.get(`/ccaddressapplys/S/${filter({ status: 0 })}`, { as: one })
    const application = waiting.body.data.data[0].id
    const named = { id: application, status: 1, ccaddress: addressNumber(24) }
    const answered = await api.post('/ccaddress/status/S', named, { as: one })
    expect(answered.body.data).toEqual([{ id: application, status: 0 }])
    await approvedBy(api, two, answered)
    const [mine] = (await api.get('/userccaddress/S', { as: waiter })).body.data
    expect(mine.ccaddress).toBe(addressNumber(24))

    const fresh = [addressNumber(21), addressNumber(22)]
    const brought = await api.post('/ccaddress/0/S', { network: 'ERC20', ccaddress: fresh }, { as: one })
    expect(await pool()).toEqual([])
    expect((await listed(idOf(brought))).after.ccaddress).toEqual(fresh)
    await approvedBy(api, two, brought)
    expect((await pool()).sort()).toEqual(fresh)

    const [row] = (await api.get(`/ccaddress/adminList/all/S/${filter({ search: fresh[0] })}`, { as: one }))
      .body.data.data
    const body = { network: 'ERC20', ccaddress: addressNumber(23) }
    const corrected = await api.post(`/ccaddress/${row.id}/S`, body, { as: one })
    expect((await pool()).sort()).toEqual(fresh)
    expect((await listed(idOf(corrected))).before.ccaddress).toEqual([fresh[0]])
    await approvedBy(api, two, corrected)
    expect((await pool()).sort()).toEqual([addressNumber(22), addressNumber(23)])
  })

  test('refuses addresses that are not those which were proposed', async () => {
    const body = { network: 'ERC20', ccaddress: addressNumber(31) }
    const id = idOf(await api.post('/ccaddress/0/S', body, { as: one }))
    await api.db.query('update private.proposed_addresses set address = $2 where proposal_id = $1', [
      id,
      addressNumber(32),
    ])
    expect((await approve(id)).body).toMatchObject({
      code: 'PROPOSAL_LAPSED',
      details: { why: 'ADDRESSES_DIFFER' },
    })
  })

  test('credits Circle deposits up to the same share of the day as adjustments, and no more', async () => {
    const held = Number(await balance())
    const small = await circle('600', finance)
    expect(small.body).toMatchObject({ data: [{ status: 1 }] })
    const adjustment = { uid: ada.uid, currency: 'USD', amount: '500', reason: 'too much with it' }
    expect((await api.post('/transactions/S', adjustment, { as: finance })).body.data[0].status).toBe(0)
    const large = await circle('250000', finance)
    expect(large.body.data[0].status).toBe(0)
    expect(Number(await balance())).toBe(held + 600)
    expect((await approve(idOf(large), finance)).body.code).toBe('OWN_CASE')
    await approvedBy(api, two, large)
    expect(Number(await balance())).toBe(held + 250_600)
  })

  test('does not raise what they may do alone', async () => {
    await approvedBy(api, two, await setting('adjustmentAloneUpTo', '1001'))
    const id = idOf(await setting('adjustmentAloneUpTo', '100000000'))
    expect(savedAs('adjustmentAloneUpTo')).toBe('1001')
    await api.post('/proposals/reject/S', { id, reason: 'too much' }, { as: two })
    expect(savedAs('adjustmentAloneUpTo')).toBe('1001')
    expect(idOf(await setting('centralAddressCoolingHours', '0'))).toBeTruthy()
    expect(idOf(await setting('fpsAccount', '99'))).toBeTruthy()
    expect((await setting('withdrawMinimum', '21')).body).toEqual({ status: true, data: [] })
  })

  test('does not distribute more of a deposit than its member said', async () => {
    const held = Number(await balance())
    const depositId = await deposit('10')
    const body = { id: depositId, status: 1, amount: '250000', fee: '0' }
    const heard = await api.post('/recharges/rechargeStatus/S', body, { as: three })
    expect(heard.body.data[0]).toMatchObject({ id: depositId, rechargeStatus: 0 })
    expect(Number(await balance())).toBe(held)
    const record = await listed(idOf(heard))
    expect([record.before.amount, record.after.amount]).toEqual(['10.00', '250000.00'])
    await approvedBy(api, two, heard)
    expect(Number(await balance())).toBe(held + 250_000)

    const other = await deposit('10')
    const little = { id: other, status: 1, amount: '10.50', fee: '0' }
    const done = await api.post('/recharges/rechargeStatus/S', little, { as: three })
    expect(done.body.data[0]).toMatchObject({ rechargeStatus: 1 })
  })

  test('does not move a rate far, and nobody moves one absurdly', async () => {
    const rate = (value: string) =>
      api.post(
        '/swaprates/S',
        { id: 'USD-USDC', source: 'USD', target: 'USDC', rate: value, feeRate: '0.003' },
        {
          as: one,
        },
      )
    const now = () => api.catalogue.get('swap-rate', 'USD-USDC')?.rate
    expect((await rate('1.01')).body.data[0].rate).toBe('1.01')
    expect((await rate('1000')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '1' } })
    const far = await rate('1.2')
    expect(now()).toBe('1.01')
    await approvedBy(api, two, far)
    expect(now()).toBe('1.2')
    expect(idOf(await rate('1.19'))).toBeTruthy()
    const pair = { source: 'USD', target: 'XAU', rate: '0.0004', feeRate: '0' }
    expect(idOf(await api.post('/swaprates/add/S', pair, { as: one }))).toBeTruthy()
    expect((await setting('fpsRatio', '0.13')).body.proposal).toBeUndefined()
    expect(idOf(await setting('fpsRatio', '0.2'))).toBeTruthy()
    expect((await setting('fpsRatio', '127')).body.code).toBe('RATE_ABSURD')
  })

  test('moves no rate far by many small steps, nor by deleting it first', async () => {
    const pair = { source: 'XAU', target: 'USD', feeRate: '0' }
    const add = (value: string, as = one) =>
      api.post('/swaprates/add/S', { ...pair, rate: value }, { as, tonce: tonce() })
    const edit = (value: string) =>
      api.post('/swaprates/S', { ...pair, id: 'XAU-USD', rate: value }, { as: one, tonce: tonce() })
    const tonce = () => String(Number(newTonce()) + later)
    await approvedBy(api, two, await add('2000'))
    expect((await edit('2080')).body.data[0].rate).toBe('2080')
    // Within the share of the last one, and not of what two had agreed on.
    expect(idOf(await edit('2150'))).toBeTruthy()
    await api.ask('DELETE', '/swaprates/XAU-USD/S', { as: one })
    expect(idOf(await add('2150'))).toBeTruthy()
    expect((await add('5000')).body.code).toBe('RATE_ABSURD')
    expect((await add('2080')).body.data[0].rate).toBe('2080')
    later = 24 * HOUR_MS + 1_000
    expect((await edit('2150')).body.data[0].rate).toBe('2150')
  })

  test('gives out no invite code that awards something, and no plan of a rate of their own', async () => {
    const code = { code: 'FRIENDS', award_amount: '500' }
    const named = await api.post('/sysinvitecodes/S', code, { as: one })
    expect(api.catalogue.get('invite-code', 'FRIENDS')).toBeUndefined()
    await approvedBy(api, two, named)
    expect(api.catalogue.get('invite-code', 'FRIENDS')).toMatchObject({ award_amount: '500' })

    const plan = { currency: 'USD', term: 3 }
    await approvedBy(api, two, await api.post('/fixeddeposit/add/S', { ...plan, rate: '4' }, { as: one }))
    const edit = (rate: string) => api.post('/fixeddeposit/S', { id: 'USD-3', ...plan, rate }, { as: one })
    expect((await edit('4.1')).body.data[0].rate).toBe('4.1')
    expect(idOf(await edit('6'))).toBeTruthy()
    expect((await edit('99')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '4' } })
    expect(api.catalogue.get('fixed-deposit-plan', 'USD-3')?.rate).toBe('4.1')
  })

  test('gives back no more than their share by reversals', async () => {
    const four = await api.person('four', { role: 'finance' })
    const held = Number(await balance())
    const taken = { uid: ada.uid, currency: 'USD', amount: '-900', reason: 'taken twice' }
    expect((await api.post('/transactions/S', taken, { as: finance })).body.data[0].status).toBe(0)
    const take = async (as: Person) => {
      expect((await api.post('/transactions/S', taken, { as })).body.data[0].status).toBe(1)
      await shown(api)
      const lines = await api.get(`/usertransactions/list/${ada.uid}/S/${filter({ type: 'adjustment' })}`, {
        as: ada,
      })
      return lines.body.data.data[0].id as string
    }
    const first = await take(await api.person('five', { role: 'finance' }))
    const second = await take(await api.person('six', { role: 'finance' }))
    expect(Number(await balance())).toBe(held - 1_800)
    const reverse = (id: string) =>
      api.ask('DELETE', `/transactions/${ada.uid}.${id}/S`, { as: four, body: { reason: 'not theirs' } })
    expect((await reverse(first)).body.data[0].status).toBe(1)
    const waits = await reverse(second)
    expect(waits.body.data[0].status).toBe(0)
    expect(Number(await balance())).toBe(held - 900)
    expect(await listed(idOf(waits))).toMatchObject({
      kind: 'reversal',
      uid: ada.uid,
      after: { credited: ['900.00 USD'], reason: 'not theirs' },
    })
    expect((await approve(idOf(waits), four)).body.code).toBe('OWN_CASE')
    await approvedBy(api, two, waits)
    expect(Number(await balance())).toBe(held)
  })
})

const deposit = async (amount: string): Promise<string> => {
  const depositId = randomUUID()
  const currency = api.catalogue.currency('USD')
  const outcome = await api.ledger.handle(walletDecider, ada.uid, {
    id: randomUUID(),
    actor: { kind: 'member', id: ada.uid },
    correlationId: 'test',
    command: {
      type: 'SubmitDeposit',
      input: { depositId, target: 'wallet', currency: 'USD', amount, bankId: 'b', proofId: 'p' },
      given: { verified: true, bankUsable: true, currency, card: { vipLevel: 0 } },
    } as never,
  })
  expect(outcome.kind).toBe('accepted')
  await shown(api)
  return depositId
}

describe('a proposal', () => {
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
      before: null,
      after: { field_value: '1234567' },
      proposed_by: one.uid,
      proposed_by_name: 'one',
      status: 0,
    })
    const { rows } = await api.db.query(
      `select count(*)::int as n from views.events where stream like 'proposal-%' and data::text like '%00000000021%'`,
    )
    expect(rows[0].n).toBe(0)
  })

  test('is written about to the others once, when it waits and when it is decided', async () => {
    const before = { two: (await lettersTo(two)).length, one: (await lettersTo(one)).length }
    const id = idOf(await setting('fpsAccountName', 'Harbour'))
    await approve(id)
    await shown(api)
    await postProposalLetters({ ...api.deps, members: api.members })()
    expect((await lettersTo(two)).slice(before.two)).toEqual(['proposal-waits'])
    expect((await lettersTo(one)).slice(before.one)).toEqual(['proposal-approved'])
  })

  test('that a crash left approved is carried out once by the chore', async () => {
    const held = Number(await balance())
    const id = idOf(await circle('4000'))
    // What the log has when the process dies between the approval and its effect.
    const process = createLedger({ log: api.log })
    await process.handle(proposalDecider, id, {
      id: randomUUID(),
      actor: { kind: 'admin', id: two.uid },
      correlationId: 'test',
      command: { type: 'ApproveChange', input: { proposalId: id }, given: { approver: two.uid } },
    })
    await shown(api)
    expect(await listed(id)).toMatchObject({ status: 2 })
    const finish = finishProposals({ ...api.deps, members: api.members }, 0)
    await Promise.all([finish(), finish()])
    await finish()
    expect(Number(await balance())).toBe(held + 4_000)
    expect(await listed(id)).toMatchObject({ status: 1 })
  })
})
