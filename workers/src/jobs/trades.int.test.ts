import { memberDecider } from '@strongroom/ledger/account'
import { keptAt } from '@strongroom/ledger/book'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { btc, givenPlatform, platform, save, thrice, typesOf, usd, wallet } from '../testing/job-kit.ts'
import { fillTrades } from './fill-trades/fill-trades.ts'

givenPlatform()

const place = (orderId: string, price: string) =>
  platform.give(walletDecider, '1', {
    type: 'PlaceTrade',
    input: { orderId, side: 'buy', base: 'BTC', target: 'USD', price, amount: '0.005' },
    given: { verified: true, base: btc, target: usd, pair: { minimum: '0' } },
  })

describe('filling trades', () => {
  test('fills the orders whose limit the price reaches, once, and no others', async () => {
    await place('high', '64000')
    await place('low', '63999.99')
    await save('trade-pair', { base: 'BTC', target: 'USD' })
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'high')?.status).toBe('open')
    await save('trade-pair', { base: 'BTC', target: 'USD', price: '64000' })
    await thrice(fillTrades)
    const { trades, balances } = await wallet('1')
    expect([keptAt(trades, 'high')?.status, keptAt(trades, 'low')?.status]).toEqual(['completed', 'open'])
    expect(balances.BTC?.available).toBe('0.005')
    expect((await typesOf('wallet-1')).filter(type => type === 'TradeFilled')).toHaveLength(1)
  })

  test.each(['60000', '63999'])(
    'leaves an order at %s alone while bitcoins cost 64,000 elsewhere',
    async price => {
      await place('o1', price)
      await save('trade-pair', { base: 'BTC', target: 'USD', price })
      await thrice(fillTrades)
      expect(keptAt((await wallet('1')).trades, 'o1')?.status).toBe('open')
    },
  )

  test('waits until the account of a disabled member is enabled', async () => {
    const say = (type: 'DisableMember' | 'EnableMember') =>
      platform.give(memberDecider, '1', { type, input: { reason: 'Stolen' }, given: { approver: '2' } })
    await platform.give(memberDecider, '1', { type: 'RegisterMember', input: { userType: 0 } })
    await place('o1', '64000')
    await say('DisableMember')
    await save('trade-pair', { base: 'BTC', target: 'USD', price: '64000' })
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'o1')?.status).toBe('open')
    await say('EnableMember')
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'o1')?.status).toBe('completed')
  })

  test('goes on with the other pairs when the currency of one is gone', async () => {
    await save('trade-pair', { base: 'AAA', target: 'USD', price: '1' })
    await save('trade-pair', { base: 'BTC', target: 'USD', price: '64000' })
    await place('o1', '64000')
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'o1')?.status).toBe('completed')
  })

  test('fills an order behind more than are asked for at a time, none of which can be filled', async () => {
    await platform.pool.query(
      `insert into views.trades (uid, id, side, base, target, price, amount, left_amount, reserved, created_at)
       select '9', 'gone' || n, 'buy', 'BTC', 'USD', 70000, 1, 1, 1, '2026-01-01' from generate_series(1, 501) n`,
    )
    await place('o1', '64000')
    await save('trade-pair', { base: 'BTC', target: 'USD', price: '64000' })
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'o1')?.status).toBe('completed')
  })
})
