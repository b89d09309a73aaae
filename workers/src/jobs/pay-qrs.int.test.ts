import { payQrDecider } from '@strongroom/ledger/pay-qr'
import { walletDecider } from '@strongroom/ledger/wallet'
import { beforeEach, describe, expect, test } from 'vitest'
import { settlePayQrs } from '../reactions/settle-pay-qrs.ts'
import {
  clock,
  givenPlatform,
  itIs,
  migrateReactions,
  parts,
  platform,
  thrice,
  typesOf,
  usd,
  wallet,
} from '../testing/job-kit.ts'
import { expirePayQrs } from './expire-pay-qrs/expire-pay-qrs.ts'
import { react } from './react/react.ts'

givenPlatform()

const reserve = (codeId: string, times = 2) =>
  platform.give(walletDecider, '1', {
    type: 'ReservePayCode',
    input: { codeId, currency: 'USD', perScan: '10', times, validDays: 1 },
    given: {
      verified: true,
      currency: usd,
      mostTimes: 9,
      mostDays: 9,
      expiresAt: '2026-02-01T10:00:00.000Z',
    },
  })
const open = (codeId: string, times = 2) =>
  platform.give(payQrDecider, codeId, {
    type: 'CreatePayCode',
    input: { by: '1', currency: 'USD', perScan: '10.00', times, expiresAt: '2026-02-01T10:00:00.000Z' },
  })
const scan = (codeId: string, uid: string) =>
  platform.give(payQrDecider, codeId, {
    type: 'ScanPayCode',
    input: { uid },
    given: { verified: true, ownerEnabled: true, now: clock },
  })

describe('expiring pay codes', () => {
  test('waits for their time, and gives back what nobody scanned, once', async () => {
    await reserve('c1')
    await open('c1')
    itIs('2026-02-01T09:59:59.999Z')
    await thrice(expirePayQrs)
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated'])
    itIs('2026-02-01T10:00:00.000Z')
    await thrice(expirePayQrs)
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated', 'PayCodeExpired'])
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '1000', locked: '0' })
  })
})

describe('expiring pay codes, when more than are asked for at a time cannot be ended', () => {
  test('ends those behind them', async () => {
    await platform.pool.query(
      `insert into views.pay_codes (id, uid, currency, per_scan, times, expires_at, created_at)
       select 'gone' || n, '9', 'USD', 1, 1, '2026-01-01', '2026-01-01' from generate_series(1, 501) n`,
    )
    await reserve('c1')
    await open('c1')
    itIs('2026-02-01T10:00:00.000Z')
    await thrice(expirePayQrs)
    expect(await typesOf('paycode-c1')).toContain('PayCodeExpired')
  })
})

describe('what a crash left of a pay code', () => {
  beforeEach(() => migrateReactions())
  const finish = () =>
    react({ ...settlePayQrs, graceMs: 0 }, { ...parts(), log: platform.log }, parts().stopping)()

  test('is opened when only its money was reserved', async () => {
    await reserve('c1')
    await finish()
    await finish()
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated'])
  })

  test('is paid when only the scan was won, and returned when it only expired', async () => {
    await reserve('c1')
    await open('c1')
    await scan('c1', '2')
    await finish()
    expect((await wallet('2')).balances.USD?.available).toBe('10')
    await platform.give(payQrDecider, 'c1', {
      type: 'ExpirePayCode',
      input: {},
      given: { now: '2026-02-02T00:00:00.000Z' },
    })
    await finish()
    await finish()
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '990', locked: '0' })
    const { rows } = await platform.pool.query('select key from reactions.todo')
    expect(rows).toEqual([])
  })
})
