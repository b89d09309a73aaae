import { describe, expect, test } from 'vitest'
import type { Heard, Person } from '../testing/api.ts'
import { proofOf, takeFps } from '../testing/bank.ts'
import { newTxid, submitTopUp } from '../testing/money.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'
import {
  ada,
  api,
  approve,
  balance,
  finance,
  idOf,
  listed,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

type Claim = {
  readonly begin: (amount: string) => Promise<string>
  readonly credit: (id: string, as: Person, headers?: object) => Promise<Heard>
}

const post = (path: string, body: object, as: Person, headers = {}) => api.post(path, body, { as, headers })
const dataId = ({ body }: Heard) => body.data[0].id as string

/** Every claim of a member that one administrator's word credits. */
const claims: Readonly<Record<string, Claim>> = {
  'top-up': {
    begin: amount => submitTopUp(api, ada, 'USD', amount),
    credit: (id, as, headers) => post('/topup/approve/S', { id }, as, headers),
  },
  'fps-top-up': {
    begin: async amount => {
      const receipt = await proofOf(api, ada)
      // 0.127 USD for one HKD.
      const hkdAmount = (Number(amount) / 0.127).toFixed(2)
      return dataId(await post('/userfpsrecharges/S', { hkdAmount, receipt }, ada))
    },
    credit: (id, as, headers) => post('/userfpsrecharges/approve/S', { id }, as, headers),
  },
  deposit: {
    begin: async amount => {
      const transferImg = await proofOf(api, ada)
      return dataId(await post('/recharges/deposit/S', { currency: 'USD', amount, transferImg }, ada))
    },
    credit: (id, as, headers) =>
      post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, as, headers),
  },
  'request-payment': {
    begin: async amount =>
      dataId(await post('/requestpayment/S', { name: 'Client Ltd', currency: 'USD', amount }, ada)),
    credit: (id, as, headers) => post('/requestpayment/status/S', { id, status: 1, fee: '0' }, as, headers),
  },
}

let count = 0
/** Somebody of finance, whose day has just begun. */
const another = () => api.person(`finance-${++count}`, { role: 'finance' })

const held = async () => Number(await balance())

describe.each(Object.entries(claims))('a claim of kind %s', (kind, { begin, credit }) => {
  test('is credited by one up to 50,000 USDC a day, and above it by two', async () => {
    await takeFps(api)
    await saveEntry(api, 'sys-config', 'fpsMaximum', { field_code: 'fpsMaximum', field_value: '9000000' })
    const [by, before] = [await another(), await held()]
    const least = await begin('49999.99')
    expect((await credit(least, by)).body.proposal).toBeUndefined()
    expect(Math.round(((await held()) - before) * 100)).toBe(4_999_999)
    const more = await begin('900000')
    const key = { 'Idempotency-Key': `${kind}-of-900000` }
    const waits = await credit(more, by, key)
    expect(await listed(idOf(waits))).toMatchObject({
      ...{ kind: 'claim-credit', subject: more, uid: ada.uid, status: 0, proposed_by: by.uid },
      after: {
        claim: kind,
        currency: 'USD',
        credited: expect.stringMatching(/^(900000\.00|899999\.9\d|900000\.0\d)$/),
      },
    })
    expect((await held()) - before).toBeLessThan(50_000)
    expect((await credit(more, by, key)).body.proposal).toBe(idOf(waits))
    expect((await approve(idOf(waits), by)).body.code).toBe('OWN_CASE')
    expect((await approve(idOf(waits))).body.status).toBe(true)
    expect((await held()) - before).toBeGreaterThan(949_999)
  })

  test('adds up with others of a day', async () => {
    const by = await another()
    for (const amount of ['25000', '24000']) {
      const id = await begin(amount)
      expect((await credit(id, by)).body.proposal).toBeUndefined()
    }
    const third = await begin('2000')
    expect((await credit(third, by)).body.proposal).toBeTypeOf('string')
    // Somebody else's day is their own; what was proposed then has nothing left to credit.
    const proposal = (await credit(third, by)).body.proposal
    expect((await credit(third, await another())).body.proposal).toBeUndefined()
    expect((await approve(proposal)).body.code).toBe('PROPOSAL_LAPSED')
  })
})

describe('a claim', () => {
  test('takes nothing of what its administrator may adjust, and the other way', async () => {
    const by = await another()
    await claims['top-up']?.credit(await submitTopUp(api, ada, 'USD', '40000'), by)
    const adjustment = { uid: ada.uid, currency: 'USD', amount: '1000', reason: 'a lost wire' }
    expect((await post('/transactions/S', adjustment, by)).body.data[0].status).toBe(1)
    const last = await claims['top-up']?.credit(await submitTopUp(api, ada, 'USD', '10000'), by)
    expect(last?.body.proposal).toBeUndefined()
  })

  test('that is refused takes nothing of the day', async () => {
    const by = await another()
    const id = await submitTopUp(api, ada, 'USD', '30000')
    await post('/topup/reject/S', { id, reason: 'no such wire' }, finance)
    expect((await post('/topup/approve/S', { id }, by)).body.code).toBe('ALREADY_DECIDED')
    const ids = [await submitTopUp(api, ada, 'USD', '30000'), await submitTopUp(api, ada, 'USD', '20000')]
    for (const each of ids)
      expect((await post('/topup/approve/S', { id: each }, by)).body.proposal).toBeUndefined()
  })

  test('in a currency without a price takes two, whatever it comes to', async () => {
    await saveEntry(api, 'currency', 'XTP', {
      currency_code: 'XTP',
      currency_name: 'Tap',
      type: 0,
      scale: 8,
      status: 1,
    })
    await saveEntry(api, 'fixed-network', 'XTP-ERC20', { currency: 'XTP', network_code: 'ERC20', status: 1 })
    const order = { currency: 'XTP', network: 'ERC20', amount: '1', txid: newTxid() }
    const id = dataId(await post('/topup/S', order, ada))
    expect((await post('/topup/approve/S', { id }, await another())).body.proposal).toBeTypeOf('string')
  })

  test('whose risk has risen since it was proposed is held until two have seen that', async () => {
    const limit = (points: string) =>
      saveEntry(api, 'sys-config', 'riskScoreLimit', { field_code: 'riskScoreLimit', field_value: points })
    const id = await submitTopUp(api, ada, 'USDC', '60000')
    const waits = await post('/topup/approve/S', { id }, await another())
    await limit('0')
    expect((await approve(idOf(waits))).body.code).toBe('RISK_ABOVE_LIMIT')
    await limit('70')
    expect((await approve(idOf(waits))).body.status).toBe(true)
  })

  test('of more than its member said counts whole', async () => {
    const by = await another()
    const transferImg = await proofOf(api, ada)
    const id = dataId(
      await post('/recharges/deposit/S', { currency: 'USD', amount: '49900', transferImg }, ada),
    )
    const body = { id, status: 1, amount: '50100', fee: '0' }
    const waits = await post('/recharges/rechargeStatus/S', body, by)
    expect(await listed(idOf(waits))).toMatchObject({
      ...{ kind: 'claim-credit', after: { credited: '50100.00', distributed: '50100' } },
    })
    const before = await held()
    expect((await approve(idOf(waits), two)).body.status).toBe(true)
    expect(Math.round((await held()) - before)).toBe(50_100)
  })

  test('is decided by whom the policy names', async () => {
    const roles = { proposers: ['superadmin'], deciders: ['superadmin'] }
    await saveEntry(api, 'policy', 'claim-credit', { act: 'claim-credit', alone: null, ...roles })
    const id = await submitTopUp(api, ada, 'USD', '5')
    expect((await post('/topup/approve/S', { id }, await another())).body.code).toBe('FORBIDDEN')
  })
})
