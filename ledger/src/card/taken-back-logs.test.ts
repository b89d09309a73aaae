import { describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { createLedger, type Ledger } from '../eventlog/ledger.ts'
import { USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import type { CardBatchRow } from './card-batch.ts'
import { importCardLogs } from './import-logs-flow.ts'
import { cardLogId, reviewCardLogs, withCorrections } from './review-logs-flow.ts'
import { about, batch, onCards, openLog, row } from './testing/card-logs.ts'

describe('a transaction that was taken back', () => {
  const takeBack = async (ledger: Ledger, uid: string, logId: string) => {
    const input = { logId, reason: 'entered wrong' }
    const command = { type: 'ReverseCardLog', input, given: { reverser: '9', currency: USD } } as const
    await ledger.handle(walletDecider, uid, { ...about, id: derivedId('reverse', logId), command })
  }
  const enter = async (ledger: Ledger, name: string, given: CardBatchRow) => {
    const rows = await withCorrections(ledger, [given])
    const [reviewed] = await reviewCardLogs(ledger, rows, USD)
    if (reviewed?.kind === 'refused') return reviewed
    await importCardLogs(ledger, batch(name, ...rows))
    return rows[0]
  }
  test.each([
    ['as it was', '1', { amount: '10.00' }, ['15', '25']],
    ['with another amount', '1', { amount: '4.00' }, ['21', '25']],
    ['as another kind', '1', { kind: 'credit' }, ['35', '25']],
    ['on the card it belongs to', '2', {}, ['25', '15']],
  ] as const)('is entered again %s, tied to what it corrects', async (_, uid, over, cards) => {
    const log = await openLog()
    const ledger = createLedger({ log })
    await enter(ledger, 'one', row('1', 'a'))
    await takeBack(ledger, '1', cardLogId('a'))
    expect(await onCards(log)).toEqual(['25', '25'])
    const entered = await enter(ledger, 'two', row(uid, 'a', over))
    expect(entered).toMatchObject({ corrects: cardLogId('a') })
    expect(await onCards(log)).toEqual(cards)
    // It stands again: another try finds it there, and another card does not get it.
    expect(await reviewCardLogs(ledger, await withCorrections(ledger, [row(uid, 'a', over)]), USD)).toEqual([
      { kind: 'there' },
    ])
    const other = await enter(ledger, 'three', row(uid === '1' ? '2' : '1', 'a', over))
    expect(other).toMatchObject({ refusal: { kind: 'transaction-taken' } })
    expect(await onCards(log)).toEqual(cards)
  })
  test('can be taken back and corrected time and again', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    const ids: string[] = []
    for (const amount of ['1.00', '2.00', '3.00']) {
      const entered = await enter(ledger, amount, row('1', 'a', { amount }))
      if (!entered || 'refusal' in entered) throw new Error('it is not taken')
      ids.push(entered.logId)
      if (amount !== '3.00') await takeBack(ledger, '1', entered.logId)
    }
    expect(new Set(ids).size).toBe(3)
    expect(await onCards(log)).toEqual(['22', '25'])
  })
  test('is named where a row does not say that it corrects it', async () => {
    const ledger = createLedger({ log: await openLog() })
    await enter(ledger, 'one', row('1', 'a'))
    await takeBack(ledger, '1', cardLogId('a'))
    expect(await reviewCardLogs(ledger, [row('1', 'a')], USD)).toMatchObject([
      { kind: 'refused', refusal: { kind: 'transaction-taken-back' } },
    ])
  })
})
