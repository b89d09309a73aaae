import { Decimal, type wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { bankOf, proofOf } from '../../testing/bank.ts'
import { ada, api, ben, support } from '../../testing/members-given.suite.ts'
import { newTxid } from '../../testing/money.ts'
import { saveEntry } from '../../testing/seed-catalogue.ts'

describe('the limits of a member', () => {
  const limitsOf = async (as: Person) =>
    (await api.get('/wallets/limits/S', { as })).body.data as wire.Limit[]
  const limit = async (as: Person, kind: string, currency: string | null = null) =>
    (await limitsOf(as)).find(each => each.kind === kind && each.currency === currency)

  test('are those of the settings, which the commands ask too', async () => {
    const operator = await api.person('limits-operator', { role: 'operator' })
    expect(await limit(ben, 'withdrawal', 'USD')).toMatchObject({ minimum: '20.00', by_level: 0 })
    const field = { field_code: 'withdrawMinimum', field_value: '30' }
    await api.post('/sysconfigs/S', field, { as: operator })
    expect(await limit(ben, 'withdrawal', 'USD')).toMatchObject({ minimum: '30.00' })
    expect(await limit(ben, 'quick-pay')).toMatchObject({ minimum: '0.01' })
    expect(await limit(ben, 'top-up', 'USDC')).toMatchObject({ of: expect.any(String) })
    expect(await limit(ben, 'fps', 'HKD')).toMatchObject({ minimum: '100', maximum: '50000', by_level: 1 })
  })

  test('say what is used: bank accounts held, and what was charged to the card today', async () => {
    const held = { period: 'held', most: '3', used: '0', by_level: 1 }
    expect(await limit(ben, 'bank-accounts')).toMatchObject(held)
    const charged = { minimum: '10.00', maximum: '5000.00', period: 'day', most: '10000.00', used: '0.00' }
    expect(await limit(ben, 'card-charge', 'USD')).toMatchObject(charged)
  })

  const places: Readonly<Record<string, number>> = { USD: 2, HKD: 2, USDC: 6 }
  /** An amount less or more the least unit of its currency; one of any currency is asked for in USDC. */
  const past = (amount: string, currency: string | null, by: 1 | -1) =>
    new Decimal(amount).plus(new Decimal(by).times(`1e-${places[currency ?? 'USDC']}`)).toFixed()
  const codeOf = async (asked: Promise<{ readonly body: { readonly code?: unknown } }>) =>
    (await asked).body.code
  let bankId: string
  /** The answer of each kind of order to an amount. */
  const orders: Readonly<Record<string, (amount: string) => Promise<unknown>>> = {
    'top-up': amount =>
      codeOf(
        api.post('/topup/S', { currency: 'USDC', network: 'ERC20', amount, txid: newTxid() }, { as: ada }),
      ),
    fps: async hkdAmount =>
      codeOf(api.post('/userfpsrecharges/S', { hkdAmount, receipt: await proofOf(api, ada) }, { as: ada })),
    'sent-payment': amount =>
      codeOf(api.post('/sendpayment/check/S', { currency: 'USD', amount }, { as: ada })),
    withdrawal: amount =>
      codeOf(api.post('/wallet/withdrawcheck/S', { currency: 'USD', amount, bankId }, { as: ada })),
    'quick-pay': amount => codeOf(api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ada })),
    trade: amount =>
      codeOf(
        api.post(
          '/trades/check/S',
          { type: 'sell', base: 'USDC', target: 'USD', price: '1', amount },
          { as: ada },
        ),
      ),
    'fixed-deposit': amount =>
      codeOf(api.post('/userfixeddeposit/check/S', { planId: 'USD-12', amount, rate: '3.65' }, { as: ada })),
  }

  test('are kept by the commands to the least unit: what is shown is taken, and one unit past it refused', async () => {
    await saveEntry(api, 'trade-pair', 'USDC-USD', { base: 'USDC', target: 'USD', minimum: '0.5', status: 1 })
    for (const term of [12, 3, 0, 1] as const)
      await saveEntry(api, 'fixed-deposit-plan', `USD-${term}`, {
        ...{ currency: 'USD', term, rate: '3.65', minimum: '50', status: 1 },
      })
    bankId = await bankOf(api, ada, support)
    const shown = await limitsOf(ada)
    expect(shown.filter(({ kind }) => kind === 'fixed-deposit').map(({ of }) => of)).toEqual([
      ...['0', '1', '3', '12'],
    ])
    for (const [kind, order] of Object.entries(orders)) {
      const one = shown.find(each => each.kind === kind && each.of !== 'BANK')
      const [least, most, currency] = [one?.minimum ?? '', one?.maximum, one?.currency ?? null]
      expect([kind, await order(past(least, currency, -1))]).toEqual([kind, 'BELOW_MINIMUM'])
      expect([kind, await order(least)]).toEqual([kind, undefined])
      if (most) expect([kind, await order(past(most, currency, 1))]).toEqual([kind, 'ABOVE_MAXIMUM'])
    }
  })
})
