import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { filter } from '../testing/deposit-address.ts'
import { shown } from '../testing/fund.ts'
import {
  ada,
  api,
  approve,
  balance,
  circle,
  finance,
  idOf,
  listed,
  three,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

describe('one administrator alone', () => {
  test('credits Circle deposits up to the same share of the day as adjustments, and no more', async () => {
    const held = Number(await balance())
    const small = await circle('600', finance)
    expect(small.body).toMatchObject({ data: [{ status: 1 }] })
    const adjustment = { uid: ada.uid, currency: 'USD', amount: '500', reason: 'too much with it' }
    expect((await api.post('/transactions/S', adjustment, { as: finance })).body.code).toBe(
      'WAITS_FOR_SECOND',
    )
    const large = await circle('250000', finance)
    expect(large.body.code).toBe('WAITS_FOR_SECOND')
    expect(Number(await balance())).toBe(held + 600)
    expect((await approve(idOf(large), finance)).body.code).toBe('OWN_CASE')
    const [figures] = (await look('circle-deposit', idOf(large))).data
    expect(figures).toMatchObject({ amount: '250000.00', fee: '0.00', credited: '250000.00', held: null })
    const available = { pocket: 'available', currency: 'USD', amount: (held + 250_600).toFixed(2) }
    expect(figures.after).toContainEqual({ ...available, member: null })
    expect((await look('circle-deposit', idOf(large), finance)).data[0].held.code).toBe('OWN_CASE')
    expect((await look('reversal', idOf(large))).code).toBe('CASE_UNKNOWN')
    const support = await api.person('helpdesk', { role: 'support' })
    expect((await look('circle-deposit', idOf(large), support)).code).toBe('FORBIDDEN')
    await approvedBy(api, two, large)
    expect(Number(await balance())).toBe(held + 250_600)
    expect((await look('circle-deposit', idOf(large))).code).toBe('CIRCLE_ID_ALREADY_USED')
  })

  test('reads at a Circle deposit that another member has it by now, before approving it', async () => {
    const ben = await api.person('ben')
    const circleId = randomUUID()
    const credit = ({ uid }: Person) =>
      api.post('/circlerecharges/S', { uid, circleId, currency: 'USD', amount: '250000' }, { as: finance })
    const [hers, his] = [idOf(await credit(ada)), idOf(await credit(ben))]
    expect((await look('circle-deposit', his)).data[0].held).toBeNull()
    expect((await approve(hers)).body.status).toBe(true)
    expect((await look('circle-deposit', his)).data[0].held.code).toBe('CIRCLE_ID_ALREADY_USED')
    expect((await approve(his)).body).toMatchObject({ details: { why: 'CIRCLE_ID_ALREADY_USED' } })
  })

  test('finds an adjustment among the proposals, with the wallet before and after, and another one decides it', async () => {
    const held = Number(await balance())
    const body = { uid: ada.uid, currency: 'USD', amount: '40000', reason: 'a wire that no statement named' }
    const adjust = async () =>
      (await api.post('/transactions/S', body, { as: finance })).body.proposal as string
    const id = await adjust()
    expect(await listed(id)).toMatchObject({
      ...{ kind: 'adjustment', subject: ada.uid, uid: ada.uid, status: 0, mine: 0, why: body.reason },
      before: { currency: 'USD', available: held.toFixed(2) },
      after: { currency: 'USD', available: (held + 40_000).toFixed(2), amount: '40000.00' },
      proposed_by: finance.uid,
    })
    const mine = await api.get(`/proposals/list/S/${filter({ mine: 1, kind: 'adjustment' })}`, { as: two })
    expect(mine.body.data.data.map((row: { id: string }) => row.id)).toContain(id)
    const operator = await api.person('operator', { role: 'operator' })
    expect((await approve(id, operator)).body.code).toBe('FORBIDDEN')
    expect((await approve(id, finance)).body.code).toBe('OWN_CASE')
    expect((await approve(id)).body.data).toEqual([{ id, status: 1 }])
    expect(Number(await balance())).toBe(held + 40_000)
    expect(await listed(id)).toMatchObject({ status: 1, before: null, decided_by: two.uid })
    expect((await approve(id)).body.code).toBe('ALREADY_DECIDED')

    const other = await adjust()
    const rejected = { id: other, reason: 'no such wire' }
    expect((await api.post('/proposals/reject/S', rejected, { as: two })).body.data).toEqual([
      { id: other, status: -1 },
    ])
    await shown(api)
    expect(await listed(other)).toMatchObject({ status: -1, reason: 'no such wire' })
    // The administrator who entered it reads its outcome.
    const { rows: letters } = await api.db.query(
      `select letter from private.mailbox where recipient = $1 and letter like 'proposal-%' order by id`,
      [finance.email],
    )
    expect(letters.slice(-2)).toEqual([{ letter: 'proposal-approved' }, { letter: 'proposal-rejected' }])

    const taken = await adjust()
    const withdraw = (reason?: string, as = finance) =>
      api.post('/proposals/withdraw/S', { id: taken, reason }, { as })
    expect((await withdraw('not mine', two)).body.code).toBe('NOT_YOUR_PROPOSAL')
    expect((await withdraw()).body.code).toBe('REASON_MISSING')
    expect((await withdraw('the wire was found')).body.data).toEqual([{ id: taken, status: -2 }])
    expect((await approve(taken)).body.code).toBe('ALREADY_DECIDED')
    await shown(api)
    expect(await listed(taken)).toMatchObject({ status: -2, reason: 'the wire was found' })
    const withdrawn = await api.get(`/adjustments/list/S/${filter({ status: -2 })}`, { as: finance })
    expect(withdrawn.body.data.data).toMatchObject([{ id: taken, rejection: 'the wire was found' }])
    expect(Number(await balance())).toBe(held + 40_000)
    const alone = { ...body, amount: '0.01' }
    const booked = await api.post('/transactions/S', alone, {
      as: await api.person('seven', { role: 'finance' }),
    })
    expect(booked.body.data[0].status).toBe(1)
    await shown(api)
    expect(await listed(booked.body.data[0].id)).toBeUndefined()
  })

  test('does not distribute more of a deposit than its member said', async () => {
    const held = Number(await balance())
    const depositId = await deposit('10')
    const body = { id: depositId, status: 1, amount: '250000', fee: '0' }
    const heard = await api.post('/recharges/rechargeStatus/S', body, { as: three })
    expect(Number(await balance())).toBe(held)
    const record = await listed(idOf(heard))
    expect([record.before.amount, record.after.amount]).toEqual(['10.00', '250000.00'])
    const asked = { kind: 'deposit', id: record.subject, amount: record.after.amount, fee: record.after.fee }
    const [looked] = (await api.post('/approvals/check/S', asked, { as: two })).body.data
    expect([looked.credited, Number(looked.after[0].amount)]).toEqual(['250000.00', held + 250_000])
    await approvedBy(api, two, heard)
    expect(Number(await balance())).toBe(held + 250_000)

    const other = await deposit('10')
    const little = { id: other, status: 1, amount: '10.50', fee: '0' }
    const done = await api.post('/recharges/rechargeStatus/S', little, { as: three })
    expect(done.body.data[0]).toMatchObject({ rechargeStatus: 1 })
  })

  test('agrees to an adjustment that waits by asking for the same, and books none beside it', async () => {
    const held = Number(await balance())
    const asked = { uid: ada.uid, currency: 'USD', amount: '950', reason: 'a wire that came twice' }
    const first = await api.post('/transactions/S', asked, { as: finance })
    expect(first.body.code).toBe('WAITS_FOR_SECOND')
    const again = await api.post('/transactions/S', { ...asked, amount: '950.00' }, { as: finance })
    expect(idOf(again)).toBe(idOf(first))
    const eight = await api.person('eight', { role: 'finance' })
    const agreed = await api.post('/transactions/S', asked, { as: eight })
    expect(agreed.body.data).toMatchObject([{ id: idOf(first), status: 1 }])
    expect(Number(await balance())).toBe(held + 950)
    expect((await approve(idOf(first))).body.code).toBe('ALREADY_DECIDED')
    const other = { ...asked, reason: 'another wire' }
    expect((await api.post('/transactions/S', other, { as: eight })).body.data[0].status).toBe(1)
    expect(Number(await balance())).toBe(held + 1_900)
  })

  test('gives back no more than their share by reversals', async () => {
    const four = await api.person('four', { role: 'finance' })
    const held = Number(await balance())
    const taken = { uid: ada.uid, currency: 'USD', amount: '-900', reason: 'taken twice' }
    expect((await api.post('/transactions/S', taken, { as: finance })).body.code).toBe('WAITS_FOR_SECOND')
    const take = async (name: string) => {
      const as = await api.person(name, { role: 'finance' })
      const own = { ...taken, reason: `taken by ${name}` }
      expect((await api.post('/transactions/S', own, { as })).body.data[0].status).toBe(1)
      await shown(api)
      const lines = await api.get(`/usertransactions/list/${ada.uid}/S/${filter({ type: 'adjustment' })}`, {
        as: ada,
      })
      return lines.body.data.data[0].id as string
    }
    const first = await take('five')
    const second = await take('six')
    expect(Number(await balance())).toBe(held - 1_800)
    const reverse = (id: string) =>
      api.ask('DELETE', `/transactions/${ada.uid}.${id}/S`, { as: four, body: { reason: 'not theirs' } })
    expect((await reverse(first)).body.data[0].status).toBe(1)
    const waits = await reverse(second)
    expect(waits.body.code).toBe('WAITS_FOR_SECOND')
    expect(Number(await balance())).toBe(held - 900)
    expect(await listed(idOf(waits))).toMatchObject({
      kind: 'reversal',
      uid: ada.uid,
      after: { credited: ['900.00 USD'], reason: 'not theirs' },
    })
    expect((await approve(idOf(waits), four)).body.code).toBe('OWN_CASE')
    const [figures] = (await look('reversal', idOf(waits))).data
    expect(figures).toMatchObject({ currency: 'USD', fee: null, credited: '900.00', held: null })
    expect(figures.after[0]).toMatchObject({ pocket: 'available', amount: held.toFixed(2) })
    expect((await look('reversal', idOf(waits), four)).data[0].held.code).toBe('OWN_CASE')
    await approvedBy(api, two, waits)
    expect(Number(await balance())).toBe(held)
    expect((await look('reversal', idOf(waits))).code).toBe('ALREADY_REVERSED')
  })
})

const look = async (kind: string, id: string, as = two) =>
  (await api.post('/approvals/check/S', { kind, id }, { as })).body

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
