import { cardBatchDecider } from '@strongroom/ledger/card'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { finishCardBatches } from '../reactions/finish-card-batches.ts'
import { cardRow, openCard } from '../testing/card-kit.ts'
import {
  givenPlatform,
  itIs,
  migrateReactions,
  parts,
  platform,
  setFee,
  thrice,
  typesOf,
  usd,
  wallet,
} from '../testing/job-kit.ts'
import { react } from './react/react.ts'
import { takeCardFees } from './take-card-fees/take-card-fees.ts'

givenPlatform()

describe('taking card fees', () => {
  const cardOf = async () => {
    const { card, balances } = await wallet('1')
    return [card?.status, card?.feePaidFor, balances.USD?.card]
  }
  const book = async (transaction: string, amount: string, kind: 'purchase' | 'credit') => {
    const { uid, ...input } = cardRow(transaction, amount, kind)
    await platform.give(walletDecider, uid, { type: 'BookCardLog', input, given: { currency: usd } })
  }

  test('waits for the day, and takes the fee once for its month', async () => {
    await openCard()
    itIs('2026-01-31T23:59:59.999Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '1'])
    itIs('2026-02-01T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2026-02', '0'])
    itIs('2026-02-28T12:00:00.000Z')
    await thrice(takeCardFees)
    expect((await typesOf('wallet-1')).filter(type => type === 'CardFeeTaken')).toHaveLength(1)
  })

  test('leaves a card that is short in use until the day is over, and takes it back when it can pay', async () => {
    await openCard()
    await book('coffee', '0.01', 'purchase')
    itIs('2026-02-01T23:59:59.999Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '0.99'])
    itIs('2026-02-02T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['suspended', undefined, '0.99'])
    await book('refund', '0.01', 'credit')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2026-02', '0'])
    const ends = ['CardSuspended', 'CardFeeTaken', 'CardResumed']
    expect((await typesOf('wallet-1')).filter(type => ends.includes(type))).toEqual(ends)
  })
})

describe('taking the annual fee of cards', () => {
  const cardOf = async () => {
    const { card, balances } = await wallet('1')
    return [card?.status, card?.annualFeePaidFor, balances.USD?.card]
  }
  test('waits for the day a year after the first of use, suspends a card that is short, and takes it back', async () => {
    await setFee('2025-12-01T00:00:00.000Z', '0')
    await setFee('2025-12-01T00:00:00.000Z', '3', 'cardAnnualFee')
    await openCard()
    itIs('2027-01-09T23:59:59.999Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '1'])
    itIs('2027-01-10T12:00:00.000Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '1'])
    itIs('2027-01-11T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['suspended', undefined, '1'])
    const { uid, ...input } = cardRow('float', '5', 'credit')
    await platform.give(walletDecider, uid, { type: 'BookCardLog', input, given: { currency: usd } })
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2027-01', '3'])
    itIs('2028-01-10T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2028-01', '0'])
    expect((await typesOf('wallet-1')).filter(type => type === 'CardFeeTaken')).toHaveLength(2)
  })
})

describe('taking the annual fee of cards, of which some were a year old before there was one', () => {
  const monthsOf = async () =>
    (await platform.log.readStream('wallet-1')).flatMap(event => {
      const { type, data } = decodeEvent(event)
      return type === 'CardFeeTaken' ? [(data as unknown as { month: string }).month] : []
    })
  test('takes those of years that end from that day on', async () => {
    await setFee('2025-01-01T00:00:00.000Z', '0')
    await setFee('2025-01-01T00:00:00.000Z', '0.1', 'cardAnnualFee')
    await platform.pool.query(`update reactions.annual_fee set since = '2028-01-11'`)
    await openCard()
    for (const at of ['2027-01-12T00:00:00.000Z', '2028-03-01T00:00:00.000Z']) {
      itIs(at)
      await thrice(takeCardFees)
      expect(await monthsOf()).toEqual([])
    }
    itIs('2029-01-10T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await monthsOf()).toEqual(['2029-01'])
  })
})

describe('a card that an administrator has put in arrears', () => {
  const standing = async () => (await wallet('1')).card?.status
  test('pays its fees, and comes back by decision alone', async () => {
    await openCard()
    await platform.give(walletDecider, '1', {
      type: 'PutCardInArrears',
      input: { cardId: 'card-1', reason: 'a debt elsewhere' },
      given: { approver: '9' },
    })
    itIs('2026-02-01T12:00:00.000Z')
    await thrice(takeCardFees)
    expect([(await wallet('1')).card?.feePaidFor, await standing()]).toEqual(['2026-02', 'suspended'])
    await setFee('2026-02-02T00:00:00.000Z', '0')
    itIs('2026-03-05T12:00:00.000Z')
    await thrice(takeCardFees)
    expect(await standing()).toBe('suspended')
    await platform.give(walletDecider, '1', {
      type: 'ActivateCard',
      input: { cardId: 'card-1' },
      given: { approver: '9', today: '2026-03-06' },
    })
    expect(await standing()).toBe('active')
  })
})

describe('taking card fees after a standstill', () => {
  const monthsOf = async () =>
    (await platform.log.readStream('wallet-1')).flatMap(event => {
      const { type, data } = decodeEvent(event)
      return type === 'CardFeeTaken' ? [(data as unknown as { month: string }).month] : []
    })
  const onCard = async () => (await wallet('1')).balances.USD?.card
  const book = (transaction: string, amount: string) => {
    const { uid, ...input } = cardRow(transaction, amount, 'credit')
    return platform.give(walletDecider, uid, { type: 'BookCardLog', input, given: { currency: usd } })
  }

  test('takes the fee of each of five fee days, across the turn of a year, once', async () => {
    await openCard('2025-10-31')
    await book('float', '9')
    itIs('2026-03-20T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await monthsOf()).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
    expect(await onCard()).toBe('5')
  })

  test('takes a year of them', async () => {
    await openCard()
    await book('float', '19')
    itIs('2027-01-31T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await monthsOf()).toHaveLength(12)
    expect(await onCard()).toBe('8')
  })

  test('takes what the card holds, oldest first, and takes the card back when all is paid', async () => {
    await openCard()
    await book('float', '1')
    itIs('2026-06-20T00:00:00.000Z')
    await thrice(takeCardFees)
    expect(await monthsOf()).toEqual(['2026-02', '2026-03'])
    expect((await wallet('1')).card?.status).toBe('suspended')
    await book('more', '2.99')
    await thrice(takeCardFees)
    expect(await monthsOf()).toEqual(['2026-02', '2026-03', '2026-04', '2026-05'])
    expect((await wallet('1')).card?.status).toBe('suspended')
    await book('rest', '0.01')
    await thrice(takeCardFees)
    expect((await wallet('1')).card).toMatchObject({ status: 'active', feePaidFor: '2026-06' })
    expect(await onCard()).toBe('0')
  })

  test('takes of each day the fee that held as it began', async () => {
    await openCard()
    await book('float', '99')
    await setFee('2026-02-28T23:00:00.000Z', '2')
    await setFee('2026-04-01T00:00:01.000Z', '0')
    await setFee('2026-05-20T00:00:00.000Z', '0.5')
    itIs('2026-06-20T00:00:00.000Z')
    await thrice(takeCardFees)
    // February 1, March and April 2, May none, June a half.
    expect(await monthsOf()).toEqual(['2026-02', '2026-03', '2026-04', '2026-06'])
    expect(await onCard()).toBe('94.5')
  })
})

describe('an import whose process died', () => {
  test('is booked in full by the reaction, once', async () => {
    await migrateReactions()
    await openCard()
    await platform.give(cardBatchDecider, 'batch-1', {
      type: 'OpenCardBatch',
      input: { rows: [cardRow('a', '0.5', 'purchase'), cardRow('b', '2', 'credit')] },
      given: { enteredBy: '9', currency: usd },
    })
    const finish = () =>
      react({ ...finishCardBatches, graceMs: 0 }, { ...parts(), log: platform.log }, parts().stopping)()
    await finish()
    await finish()
    expect((await wallet('1')).balances.USD?.card).toBe('2.5')
    expect(await typesOf('cardbatch-batch-1')).toEqual([
      'CardBatchOpened',
      'CardBatchAccepted',
      'CardBatchBooked',
    ])
    const { rows } = await platform.pool.query('select key from reactions.todo')
    expect(rows).toEqual([])
  })
})
