import { type AnyContract, contract } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Heard, type Person, pin } from '../../testing/api.ts'
import { appCode, turnOnAuthenticator, wrongCode } from '../../testing/authenticator.ts'
import { proofOf } from '../../testing/bank.ts'
import { desks } from '../../testing/behind/desks.ts'
import { moneyIn } from '../../testing/behind/money-in.ts'
import { moneyOut } from '../../testing/behind/money-out.ts'
import { idOf, type Plays, startWorld, type World } from '../../testing/behind/world.ts'
import { startFakeCustody } from '../../testing/fake-custody.ts'
import { fakeScreening } from '../../testing/fake-screening.ts'
import { submitTopUp } from '../../testing/money.ts'
import { addPasskey, askApproval } from '../../testing/own-passkey.ts'
import { saveEntry } from '../../testing/seed-catalogue.ts'
import { decidingCalls } from './deciding-calls.ts'

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
let world: World
let bulkTopUp: string
beforeAll(async () => {
  const started = await startWorld({ custody, screening }, async ({ api, ada }) => {
    bulkTopUp = await submitTopUp(api, ada, 'USDC', '30')
  })
  world = started.world
})
afterAll(async () => {
  custody.stop()
  await world.api.stop()
})
beforeEach(() => limit('1'))

const limit = (alone: string) => {
  const roles = ['finance', 'superadmin']
  const policy = { act: 'claim-credit', alone, proposers: roles, deciders: roles }
  return saveEntry(world.api, 'policy', 'claim-credit', policy)
}
/** Lets a quarter of an hour pass since anybody has proven themselves. */
const rest = () =>
  world.api.db.query(`update private.sessions set proven_at = now() - interval '15 minutes 1 second'`)

const namesOf = (calls: readonly AnyContract[]): readonly string[] =>
  Object.entries(contract).flatMap(([capability, those]) =>
    Object.entries(those as Readonly<Record<string, AnyContract>>)
      .filter(([, { method, path }]) => calls.some(call => call.method === method && call.path === path))
      .map(([name]) => `${capability}.${name}`),
  )

/** Kinds of cases whose decision moves no money. */
const about: readonly string[] = namesOf([
  decidingCalls['currency-request'],
  decidingCalls['bank-account'],
  decidingCalls['vip-application'],
  decidingCalls.identity,
  decidingCalls['address-application'],
])
const deciding = [
  ...namesOf(Object.values(decidingCalls)).filter(name => !about.includes(name)),
  ...namesOf([contract.trade.complete, contract.trade.fill, contract.office.approveProposal]),
  'office.decideInBulk',
].toSorted()

const plays: Plays = {
  ...{ ...moneyIn, ...moneyOut, ...desks },
  'bank.decideDeposit': async ({ api, ada, boss }) => {
    const order = { currency: 'USD', amount: '100', transferImg: await proofOf(api, ada) }
    const id = idOf(await api.post('/recharges/deposit/S', order, { as: ada }))
    return api.post('/recharges/rechargeStatus/S', { id, status: 1 }, { as: boss })
  },
  'office.decideInBulk': ({ api, boss }) =>
    api.post('/office/bulk/S', { kind: 'top-up', decision: 1, ids: [bulkTopUp] }, { as: boss }),
}
const played = async (name: string): Promise<Heard> => {
  const play = plays[name]
  if (!play) throw new Error(`nothing plays ${name}`)
  return play(world)
}

describe('an administrator who decides an amount that takes two', () => {
  test('decides by calls that are all known here', () => {
    expect(deciding).toEqual([
      'bank.approveFps',
      'bank.decideDeposit',
      'card.approveCharge',
      'card.decideOrder',
      'chain.approveSend',
      'office.approveAdjustment',
      'office.approveProposal',
      'office.decideInBulk',
      'payment.approveSend',
      'payment.decideRequest',
      'topUp.approve',
      'trade.complete',
      'trade.fill',
      'withdrawal.approve',
    ])
  })

  test.each(deciding)('has to prove themselves for %s, a quarter of an hour after signing in', async name => {
    await rest()
    const { status, body } = await played(name)
    expect([status, body.code, body.details]).toEqual([200, 'PROOF_NEEDED', { ways: 'pin' }])
  })

  test.each(deciding)('decides by %s without a word where they have just signed in', async name => {
    await world.api.db.query('update private.sessions set proven_at = now()')
    const { body } = await played(name)
    expect([body.status, body.code]).not.toEqual([false, 'PROOF_NEEDED'])
  })

  test.each(deciding.filter(name => !name.startsWith('office.approve')))(
    'decides a smaller amount by %s as the call stands',
    async name => {
      await limit('50000')
      await rest()
      expect((await played(name)).body).toMatchObject({ status: true })
    },
  )
})

describe('a proof', () => {
  const prove = (body: object, as: Person = world.boss) => world.api.post('/user/prove/S', body, { as })
  const isAsked = async () => (await played('topUp.approve')).body.code === 'PROOF_NEEDED'

  test('by PAY code counts for a quarter of an hour, in its own session', async () => {
    await rest()
    expect((await prove({ by: 'pin', pin: '000000' })).body.code).toBe('WRONG_PIN')
    expect(await isAsked()).toBe(true)
    const other = { ...world.boss, key: await world.api.openSession(world.boss.email) }
    await rest()
    expect((await prove({ by: 'pin', pin }, other)).body.status).toBe(true)
    expect(await isAsked()).toBe(true)
    const { body } = await prove({ by: 'pin', pin })
    const leftMs = Date.parse(body.data[0].proven_until) - Date.now()
    expect(Math.round(leftMs / 60_000)).toBe(15)
    expect(await isAsked()).toBe(false)
    await rest()
    expect(await isAsked()).toBe(true)
  })

  test('by passkey is for decisions alone, and used once', async () => {
    const { api, boss } = world
    const passkey = await addPasskey(api, boss)
    await rest()
    const card = passkey.prove(await askApproval(api, boss, { scene: 'cardnumber' }))
    expect((await prove({ by: 'passkey', passkey: card })).body.code).toBe('WRONG_PASSKEY')
    const given = passkey.prove(await askApproval(api, boss, { scene: 'decide' }))
    expect((await prove({ by: 'passkey', passkey: given })).body.status).toBe(true)
    expect(await isAsked()).toBe(false)
    expect((await prove({ by: 'passkey', passkey: given })).body.code).toBe('WRONG_PASSKEY')
    await rest()
    expect((await played('topUp.approve')).body.details).toEqual({ ways: 'passkey pin' })
  })

  test('by authenticator is none while no app is on', async () => {
    await rest()
    const { body } = await prove({ by: 'authenticator', code: '123456' })
    expect(body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect(await isAsked()).toBe(true)
  })

  test('by authenticator is the code that the app shows, or a recovery code, and used once', async () => {
    const { api, boss } = world
    const { secret, codes, used } = await turnOnAuthenticator(api, boss)
    const by = (code: string) => prove({ by: 'authenticator', code })
    await rest()
    expect((await by(wrongCode(secret))).body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect((await by(used)).body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect(await isAsked()).toBe(true)
    const next = appCode(secret, 1)
    const { body } = await by(next)
    expect(Math.round((Date.parse(body.data[0].proven_until) - Date.now()) / 60_000)).toBe(15)
    expect(await isAsked()).toBe(false)
    await rest()
    expect((await by(next)).body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect(await isAsked()).toBe(true)
    const [recovery = ''] = codes
    expect((await by(recovery)).body).toMatchObject({ status: true })
    expect(await isAsked()).toBe(false)
    await rest()
    expect((await by(recovery)).body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect((await played('topUp.approve')).body.details).toEqual({ ways: 'passkey authenticator pin' })
  })
})
