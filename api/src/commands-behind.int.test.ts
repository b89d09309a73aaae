import { leafOf } from '@strongroom/ledger/eventlog/seal'
import { type AnyContract, contract } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Heard } from './testing/api.ts'
import { desks } from './testing/behind/desks.ts'
import { elsewhere } from './testing/behind/elsewhere.ts'
import { moneyIn } from './testing/behind/money-in.ts'
import { moneyOut } from './testing/behind/money-out.ts'
import { idOf, type Plays, startWorld, type World } from './testing/behind/world.ts'
import { startFakeCustody } from './testing/fake-custody.ts'
import { fakeScreening } from './testing/fake-screening.ts'

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let waits: readonly (readonly string[])[]
let listed: Readonly<Record<'topUp' | 'deposit' | 'withdrawal' | 'subscription', string>>
let before = 0
beforeAll(async () => {
  const started = await startWorld({ custody, screening }, async made => ({
    topUp: await begun(made, 'topUp.submit'),
    deposit: await begun(made, 'bank.submitDeposit'),
    withdrawal: await begun(made, 'withdrawal.request'),
    subscription: await begun(made, 'earn.subscribe'),
  }))
  world = started.world
  listed = started.listed
  waits = started.waits
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})
beforeEach(() => {
  before = waits.length
})

const begun = async (made: World, name: string): Promise<string> => idOf((await plays[name]?.(made)) as Heard)
const plays: Plays = { ...moneyIn, ...moneyOut, ...desks }

/** Every call that changes something, by its name. */
const changing: readonly (readonly [string, AnyContract])[] = Object.entries(contract).flatMap(
  ([capability, calls]) =>
    Object.entries(calls as Readonly<Record<string, AnyContract>>)
      .filter(([, { changes }]) => changes)
      .map(([name, call]) => [`${capability}.${name}`, call] as const),
)

describe('while every read model is behind the log', () => {
  test('each call that changes something is played here, or is known to be about no case', () => {
    const names = changing.map(([name]) => name).toSorted()
    expect([...Object.keys(plays), ...elsewhere].toSorted()).toEqual(names)
  })

  test.each(Object.entries(plays))('%s is carried out at once', async (_, play) => {
    const { status, body } = await play(world)
    const isProposed = body.code === 'WAITS_FOR_SECOND'
    expect([status, body.status, body.code]).toEqual(
      isProposed ? [200, false, 'WAITS_FOR_SECOND'] : [200, true, undefined],
    )
    expect(waits.slice(before)).toEqual([])
  })

  describe('a case that a list shows as it was before', () => {
    const post = (path: string, body: object, as = world.boss) => world.api.post(path, body, { as })

    test('is decided once', async () => {
      const { topUp: id } = listed
      idOf(await post('/topup/approve/S', { id }))
      expect((await post('/topup/approve/S', { id })).body.code).toBe('ALREADY_DECIDED')
      const reason = 'the exchange has confirmed it'
      expect((await post('/scancryptoapis/release/S', { id, reason })).body.code).toBe('ALREADY_DECIDED')
    })

    test('gets no exception once it is decided', async () => {
      const { withdrawal: id } = listed
      idOf(await post('/wallet/approve/S', { id }))
      const wanted = { payout: 'withdrawal', id, reason: 'seen in the log' }
      expect((await post('/proof/override/S', wanted)).body.code).toBe('ALREADY_DECIDED')
    })

    test('stands in the answer where the log has it', async () => {
      const { deposit: id } = listed
      await post('/recharges/setdepositStatus/S', { id, status: 1 })
      const rejected = { id, status: -1, reason: 'sent back' }
      expect((await post('/recharges/rechargeStatus/S', rejected)).body.data).toEqual([
        { id, depositStatus: 1, rechargeStatus: -1 },
      ])
    })

    test('is redeemed by its member once', async () => {
      const { subscription: id } = listed
      idOf(await post('/userfixeddeposit/redemption/S', { id }, world.ada))
      const again = await post('/userfixeddeposit/redemption/S', { id }, world.ada)
      expect(again.body.code).toBe('ALREADY_DECIDED')
    })
  })

  describe('a change that waits for a second administrator', () => {
    const ask = (field_value: string, as = world.boss) =>
      world.api.post('/sysconfigs/S', { field_code: 'fpsCurrency', field_value }, { as })

    test('is agreed to by one who asks for the same', async () => {
      const { proposal } = (await ask('USDC')).body
      expect((await ask('USDC')).body.proposal).toBe(proposal)
      expect((await ask('USDC', world.second)).body).toMatchObject({ status: true })
    })

    test('is proposed anew once it was withdrawn', async () => {
      const { proposal: id } = (await ask('BUSD')).body
      await world.api.post('/proposals/withdraw/S', { id, reason: 'not yet' }, { as: world.boss })
      const again = (await ask('BUSD', world.second)).body
      expect(again).toMatchObject({ code: 'WAITS_FOR_SECOND', proposal: expect.not.stringMatching(id) })
      expect((await ask('BUSD')).body).toMatchObject({ status: true })
    })

    test('is one when two ask at once', async () => {
      const untilAnswered = async (as: World['boss']): Promise<Heard> => {
        const heard = await ask('USDT', as)
        return heard.status === 503 ? untilAnswered(as) : heard
      }
      const answers = await Promise.all([untilAnswered(world.boss), untilAnswered(world.second)])
      const codes = answers.map(({ body }) => body.code ?? '').toSorted()
      expect(codes).toEqual(['', 'WAITS_FOR_SECOND'])
    })
  })

  test('a payee who was just paid is off the list from then on, once it shows the payment', async () => {
    await plays['quickPay.removePayee']?.(world)
    const { rows } = await world.api.db.query(
      'select nickname, favourite, hidden_at is not null as hidden from private.payees where uid = $1 and payee = $2',
      [world.ada.uid, world.ben.uid],
    )
    expect(rows).toEqual([{ nickname: null, favourite: false, hidden: true }])
  })

  test('only what mails a list is made of read models', () => {
    const reading = changing.filter(([, { reads }]) => reads).map(([name]) => name)
    expect(reading).toEqual(reading.filter(name => /\.mail\w*$/.test(name)))
  })

  test('no leaf of a member’s stream names the administrator who decided', async () => {
    const { boss, second, api } = world
    const all = await api.log.readAll({ limit: 10_000 })
    const decided = all.filter(
      ({ stream, metadata }) => /^(wallet|member)-/.test(stream) && metadata.includes('"salt"'),
    )
    const types = new Set(decided.map(({ type }) => type))
    expect(types.size).toBeGreaterThan(30)
    const named = decided.filter(event =>
      [boss, second].some(({ uid }) => leafOf(event).toString().includes(`"${uid}"`)),
    )
    expect(named.map(({ type }) => type)).toEqual([])
  })

  test('a month is not closed, and the answer says why', async () => {
    const heard = await world.api.post('/finance/periods/close/S', { month: '2026-01' }, { as: world.boss })
    expect([heard.status, heard.body.code]).toEqual([200, 'BOOKS_BEHIND'])
  })

  test('a case that does not exist is said to be unknown', async () => {
    const body = { id: crypto.randomUUID() }
    const heard = await world.api.post('/topup/approve/S', body, { as: world.boss })
    expect([heard.status, heard.body.code]).toEqual([200, 'TOP_UP_UNKNOWN'])
    expect(waits.slice(before)).toEqual([])
  })
})
