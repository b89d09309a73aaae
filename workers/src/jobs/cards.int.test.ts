import { cardBatchDecider, cardLogId, walletDecider } from '@strongroom/ledger'
import { describe, expect, test } from 'vitest'
import { finishCardBatches } from '../reactions/finish-card-batches.ts'
import {
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
import { react } from './react/react.ts'
import { takeCardFees } from './take-card-fees/take-card-fees.ts'

givenPlatform()

/** A card of member 1's with 1 USD on it, in use since the 10th. */
const openCard = async () => {
  const usdc = { code: 'USDC', scale: 6 }
  await platform.give(walletDecider, '1', {
    type: 'OpenCard',
    input: { cardId: 'card-1', currency: 'USDC' },
    given: {
      verified: true,
      currency: usdc,
      cardCurrency: usd,
      fee: '0',
      initialBalance: '1',
      precharge: '0',
    },
  })
  await platform.give(walletDecider, '1', {
    type: 'ActivateCard',
    input: { cardId: 'card-1' },
    given: { approver: '9', today: '2026-01-10' },
  })
}
const cardRow = (transaction: string, amount: string, kind: 'purchase' | 'credit') => ({
  uid: '1',
  logId: cardLogId(transaction),
  networkTransactionId: transaction,
  kind,
  currency: 'USD',
  amount,
  settledOn: '2026-02-01',
})

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
