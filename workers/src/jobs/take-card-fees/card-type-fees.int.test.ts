import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { cardRow, openCard } from '../../testing/card-kit.ts'
import {
  givenPlatform,
  itIs,
  parts,
  platform,
  setCardType,
  setFee,
  shown,
  thrice,
  usd,
} from '../../testing/job-kit.ts'
import { takeCardFees, takeCardFeesDue } from './take-card-fees.ts'

givenPlatform()

describe('taking the fees of a card that has a type', () => {
  const feesTaken = async () =>
    (await platform.log.readStream('wallet-1')).flatMap(event => {
      const { type, data } = decodeEvent(event)
      const { month, annual, amount } = data as unknown as Record<string, string>
      return type === 'CardFeeTaken' ? [`${month} ${annual ? 'annual ' : ''}${amount}`] : []
    })
  const isTakingDue = async () => {
    const { rows } = await platform.pool.query(
      `with given as (select $1::timestamptz as now) select at = 'epoch' as due from (${takeCardFeesDue(parts())()}) as asked(at)`,
      [parts().now()],
    )
    return rows[0]?.due
  }
  const float = () => {
    const { uid, ...input } = cardRow('float', '99', 'credit')
    return platform.give(walletDecider, uid, { type: 'BookCardLog', input, given: { currency: usd } })
  }

  test('takes those of the type, as they held on each day, and those of the settings where it has none', async () => {
    await setCardType('2026-01-01T00:00:00.000Z', 'gold', { monthly_fee: '3', annual_fee: '7' })
    await openCard('2026-01-10', 'gold')
    await float()
    await setFee('2026-01-20T00:00:00.000Z', '2')
    await setCardType('2026-02-20T00:00:00.000Z', 'gold', { monthly_fee: null, annual_fee: '7' })
    await setCardType('2026-03-20T00:00:00.000Z', 'gold', { monthly_fee: '4.5', annual_fee: '7' })
    itIs('2026-04-02T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await feesTaken()).toEqual(['2026-02 3.00', '2026-03 2.00', '2026-04 4.50'])
    await setCardType('2026-04-20T00:00:00.000Z', 'gold', { monthly_fee: '0', annual_fee: '7' })
    itIs('2027-01-10T00:00:00.000Z')
    await thrice(takeCardFees)
    expect((await feesTaken()).slice(3)).toEqual(['2027-01 annual 7.00'])
  })
  test('takes none of a free one, and does not wait for any', async () => {
    await setCardType('2026-01-01T00:00:00.000Z', 'free', { monthly_fee: '0', annual_fee: '0' })
    await openCard('2026-01-10', 'free')
    await float()
    itIs('2026-03-02T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await feesTaken()).toEqual([])
    expect(await isTakingDue()).toBe(false)
  })
  test('takes those of another type where cards without one are free', async () => {
    await setFee('2025-12-01T00:00:00.000Z', '0')
    await setCardType('2026-01-01T00:00:00.000Z', 'gold', { monthly_fee: '3' })
    await openCard('2026-01-10', 'gold')
    await float()
    itIs('2026-02-02T00:00:00.000Z')
    await shown()
    expect(await isTakingDue()).toBe(true)
    await thrice(takeCardFees)
    expect(await feesTaken()).toEqual(['2026-02 3.00'])
    expect(await isTakingDue()).toBe(false)
  })
})
