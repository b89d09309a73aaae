import { memberDecider } from '@strongroom/ledger/account'
import { payQrDecider } from '@strongroom/ledger/pay-qr'
import { until } from './until.ts'
import { both, type Case, give, hasFinished, isRecent, openBatch, reserve, schedule } from './woken-case.ts'
import {
  ada,
  ago,
  ben,
  cleo,
  daysAgo,
  hasEvent,
  isThere,
  openCard,
  platform,
  save,
  sql,
  topUp,
  turnIsOld,
  usd,
} from './woken-platform.ts'

/** This room's jobs and reactions. */
export const wokenCases: Readonly<Record<string, Case>> = {
  'rebuild-outdated': {
    isDone: () =>
      isThere(
        `select from views.checkpoint where projection = 'swaps' and generation = 'live' and version > 0`,
      ),
  },
  'note-prices': {
    commit: () =>
      save('currency', 'USD', { currency_code: 'USD', currency_name: 'Dollar', type: 1, scale: 2 }),
    isDone: () => isThere('select from views.day_prices'),
  },
  'prove-balances': {
    before: () => turnIsOld('prove-balances', 'proven_at', 'views.proof'),
    commit: () => topUp(ada, 't1', '20000.00'),
    isDone: () => isThere(`select from views.proof where proven_at > now() - interval '1 hour'`),
  },
  'check-read-models': {
    before: () => turnIsOld('check-read-models'),
    commit: () => topUp(cleo, 't1'),
    isDone: isRecent('check-read-models'),
  },
  'seal-log': {
    before: () => turnIsOld('seal-log', 'turned_at', 'seal.tree'),
    commit: () => platform.open(ada, 'EUR'),
    isDone: () => isThere(`select from seal.tree where turned_at > now() - interval '1 hour'`),
  },
  'pay-interest': {
    commit: () =>
      give(ada, {
        type: 'SubscribeFixedDeposit',
        input: { depositId: 'd1', planId: 'p', amount: '1000', rate: '3.65' },
        given: {
          ...{ verified: true, earnOn: true, today: daysAgo(40) },
          plan: { currency: usd, term: 3, rate: '3.65', minimum: '0' },
        },
      }),
    isDone: () => hasEvent(`wallet-${ada}`, 'InterestPaid'),
  },
  'pay-scheduled': {
    commit: () => schedule(ada, cleo, 's1'),
    isDone: () => hasEvent(`wallet-${ada}`, 'ScheduledQuickPayPaid'),
  },
  'fill-trades': {
    commit: async () => {
      await save('currency', 'BTC', { currency_code: 'BTC', currency_name: 'Bitcoin', type: 0, scale: 8 })
      await save('trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', price: '64000' })
      await give(ada, {
        type: 'PlaceTrade',
        input: { orderId: 'o1', side: 'buy', base: 'BTC', target: 'USD', price: '64000', amount: '0.005' },
        given: { verified: true, base: { code: 'BTC', scale: 8 }, target: usd, pair: { minimum: '0' } },
      })
    },
    isDone: () => hasEvent(`wallet-${ada}`, 'TradeFilled'),
  },
  'expire-money-requests': {
    commit: () =>
      give(ada, {
        type: 'AskForMoney',
        input: { requestId: 'r1', from: ben, currency: 'USD', amount: '5' },
        given: { ...both, today: daysAgo(60) },
      }),
    isDone: () => hasEvent(`wallet-${ada}`, 'MoneyRequestExpired'),
  },
  'expire-pay-codes': {
    commit: async () => {
      await reserve('c1')
      await platform.give(payQrDecider, 'c1', {
        type: 'CreatePayCode',
        input: { by: ada, currency: 'USD', perScan: '10.00', times: 2, expiresAt: ago(60_000) },
      })
    },
    isDone: () => hasEvent('paycode-c1', 'PayCodeExpired'),
  },
  'take-card-fees': {
    commit: () => openCard(ada, 'card-1'),
    isDone: () => hasEvent(`wallet-${ada}`, 'CardFeeTaken'),
  },
  'settle-transit': {
    commit: () => platform.send(ada, cleo, 'p1', '30.00'),
    isDone: hasFinished('settle-transit'),
  },
  'release-claims': {
    commit: async () => {
      await platform.submit(ada, 't2', '10.00')
      await platform.reject(ada, 't2')
    },
    isDone: hasFinished('release-claims'),
  },
  'settle-pay-codes': { commit: () => reserve('c2'), isDone: hasFinished('settle-pay-codes') },
  'pay-bonuses': {
    commit: async () => {
      await platform.give(memberDecider, ben, { type: 'DecideKyc', input: { status: -1, reason: 'Blurred' } })
      await platform.give(memberDecider, ben, { type: 'DecideKyc', input: { status: 1 } })
    },
    isDone: hasFinished('pay-bonuses'),
  },
  'finish-card-batches': {
    commit: async () => {
      await openCard(cleo, 'card-3')
      await openBatch('b1')
      const isPast = `update reactions.todo set due_at = now() where reaction = 'finish-card-batches'`
      // The minute that an import has is over.
      await until(async () => (await sql(isPast)).rowCount === 1)
      await openBatch('b2')
    },
    isDone: hasFinished('finish-card-batches'),
  },
}
