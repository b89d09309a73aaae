import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
})
afterAll(() => api.stop())

const today = '2026-11-01'
/** Gives the wallet of a member a command, as an administrator who decides does. */
const done = async ({ uid }: Person, type: string, input: object, given: object = {}) => {
  const outcome = await api.ledger.handle(walletDecider, uid, {
    ...{ id: randomUUID(), actor: { kind: 'admin', id: '9' }, correlationId: 'test' },
    command: {
      ...{ type, input },
      given: { verified: true, approver: '9', today, currency: api.catalogue.currency('USD'), ...given },
    } as never,
  })
  if (outcome.kind === 'refused') throw new Error(`${type}: ${outcome.refusal.kind}`)
}
const toldTo = async (as: Person): Promise<wire.Happening[]> => {
  await shown(api)
  return (await api.get('/user/happenings/S', { as })).body.data
}
const inShort = (all: readonly wire.Happening[]) => all.map(({ type, amount, line }) => [type, amount, line])

const opensCard = async (member: Person) => {
  const cardId = randomUUID()
  await done(
    member,
    'OpenCard',
    { cardId, currency: 'USDC' },
    {
      ...{ currency: api.catalogue.currency('USDC'), cardCurrency: api.catalogue.currency('USD') },
      ...{ fee: '10', initialBalance: '0', precharge: '0' },
    },
  )
  await done(member, 'ActivateCard', { cardId })
  return cardId
}
const buys = (member: Person, kind: string, amount: string) => {
  const [logId, networkTransactionId] = [randomUUID(), randomUUID()]
  const input = { logId, networkTransactionId, kind, currency: 'USD', amount, settledOn: today }
  return done(member, 'BookCardLog', input).then(() => logId)
}

describe('what the bell tells a member', () => {
  test('of withdrawals: settled and rejected ones, and none that waits', async () => {
    const ada = await api.person('withdraws')
    await fund(api, ada, 'USD', '100')
    const [paid, refused, waiting] = [randomUUID(), randomUUID(), randomUUID()]
    const given = { minimum: '1', fee: { fee: '0' }, bankUsable: true }
    for (const withdrawalId of [paid, refused, waiting]) {
      const order = { withdrawalId, source: 'wallet', currency: 'USD', amount: '10', bankId: 'bank' }
      await done(ada, 'RequestWithdrawal', order, given)
    }
    await done(ada, 'ApproveWithdrawal', { withdrawalId: paid, fee: '0' })
    await done(ada, 'RejectWithdrawal', { withdrawalId: refused, reason: 'Closed account' })
    const told = await toldTo(ada)
    expect(inShort(told)).toEqual([
      ['WithdrawalRejected', null, `withdrawal:${refused}`],
      ['WithdrawalSettled', '-10.00', `withdrawal:${paid}`],
    ])
    expect(told[0]).toMatchObject({ kind: 'withdrawals', reason: 'Closed account' })
  })

  test('of the card: opened, activated, frozen, blocked, and what was bought with it', async () => {
    const ben = await api.person('has-a-card')
    await fund(api, ben, 'USDC', '100')
    const cardId = await opensCard(ben)
    const bought = await buys(ben, 'purchase', '12.5')
    await buys(ben, 'credit', '2.5')
    await buys(ben, 'fee', '1')
    await done(ben, 'FreezeCard', {})
    await done(ben, 'UnfreezeCard', {})
    await done(ben, 'BlockCard', { cardId, reason: 'Lost' })
    const told = await toldTo(ben)
    expect(told.map(({ type, amount }) => [type, amount])).toEqual([
      ['CardBlocked', null],
      ['CardUnfrozen', null],
      ['CardFrozen', null],
      ['CardLogBooked', '-1.00'],
      ['CardLogBooked', '2.50'],
      ['CardLogBooked', '-12.50'],
      ['CardActivated', null],
      ['CardOpened', null],
    ])
    expect(told.slice(3, 6).map(({ card_kind }) => card_kind)).toEqual(['fee', 'credit', 'purchase'])
    expect(told.at(5)).toMatchObject({ kind: 'cards', currency: 'USD', card_line: bought, line: null })
    expect(told[0]).toMatchObject({ reason: 'Lost' })
  })

  test('of each kind the newest eight, so that purchases crowd out nothing', async () => {
    const cho = await api.person('buys-much')
    await fund(api, cho, 'USDC', '100')
    const requestId = randomUUID()
    await done(cho, 'RequestCurrency', { requestId, currency: 'BTC' }, { offered: true, verified: true })
    await done(cho, 'RejectCurrency', { requestId, reason: 'Not yet' })
    await opensCard(cho)
    for (let n = 1; n <= 9; n++) await buys(cho, 'purchase', String(n))
    const told = await toldTo(cho)
    expect(told.map(({ amount, type }) => amount ?? type)).toEqual([
      ...['-9.00', '-8.00', '-7.00', '-6.00', '-5.00', '-4.00', '-3.00', '-2.00'],
      'CurrencyRejected',
    ])
  })

  test('none of their own decisions, and nothing of others', async () => {
    const [dan, eve] = [await api.person('takes-back'), await api.person('is-nobody-else')]
    const requestId = randomUUID()
    await done(dan, 'RequestPayment', { requestId, currency: 'USD', amount: '30' })
    const mine = { requestId, reason: 'Mine' }
    await done(dan, 'RejectRequestedPayment', mine, { by: 'member', decider: dan.uid })
    const other = randomUUID()
    await done(dan, 'RequestPayment', { requestId: other, currency: 'USD', amount: '30' })
    await done(dan, 'ReceiveRequestedPayment', { requestId: other, fee: '1' }, { usual: {} })
    expect(inShort(await toldTo(dan))).toEqual([
      ['RequestedPaymentReceived', '29.00', `request-payment:${other}`],
    ])
    expect(await toldTo(eve)).toEqual([])
  })
})
