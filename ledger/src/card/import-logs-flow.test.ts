import { describe, expect, test } from 'vitest'
import { CommandDiffers, createLedger, type Ledger } from '../eventlog/ledger.ts'
import { type Log, OutcomeUnknown } from '../eventlog/log.ts'
import { USD } from '../testing/wallet-cases.ts'
import { mostRowsInPart } from './card-batch.ts'
import { finishCardBatch, importCardLogs } from './import-logs-flow.ts'
import { cardLogId, reviewCardLogs } from './review-logs-flow.ts'
import { about, batch, count, onCards, openLog, row } from './testing/card-logs.ts'

describe('importing card logs', () => {
  test('books every row on its card', async () => {
    const log = await openLog()
    const rows = [
      row('1', 'a'),
      row('2', 'b', { kind: 'fee' }),
      row('1', 'c', { kind: 'credit', amount: '2.5' }),
    ]
    const imported = await importCardLogs(createLedger({ log }), batch('one', ...rows))
    expect(imported).toEqual({ kind: 'booked', booked: 3, there: 0 })
    expect(await onCards(log)).toEqual(['17.5', '15'])
  })

  test('changes nothing the second time, and says how many rows were there', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    const rows = [row('1', 'a'), row('2', 'b')]
    await importCardLogs(ledger, batch('one', ...rows))
    const before = await count(log)
    expect(await importCardLogs(ledger, batch('two', ...rows))).toEqual({
      kind: 'booked',
      booked: 0,
      there: 2,
    })
    expect(await count(log)).toBe(before)
    const more = batch('three', ...rows, row('2', 'c'))
    expect(await importCardLogs(ledger, more)).toEqual({ kind: 'booked', booked: 1, there: 2 })
    expect(await importCardLogs(ledger, more)).toEqual({ kind: 'booked', booked: 1, there: 2 })
    expect(await onCards(log)).toEqual(['15', '5'])
  })

  test('books nothing when one row cannot be, and says which and why', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    await importCardLogs(ledger, batch('one', row('1', 'a')))
    const before = await count(log)
    const rows = [
      row('1', 'new'),
      row('3', 'b'),
      row('1', 'c', { amount: '0' }),
      row('2', 'a'),
      row('1', 'a', { amount: '11' }),
    ]
    const imported = await importCardLogs(ledger, batch('two', ...rows))
    expect(imported).toMatchObject({
      kind: 'rows-refused',
      rows: [
        { kind: 'new' },
        { refusal: { kind: 'card-missing' } },
        { refusal: { kind: 'amount-not-positive' } },
        { refusal: { kind: 'transaction-taken' } },
        { refusal: { kind: 'transaction-differs' } },
      ],
    })
    expect(await count(log)).toBe(before)
  })

  test('is reviewed row after row, with what would be on the card', async () => {
    const rows = [row('1', 'a'), row('2', 'b'), row('1', 'c', { amount: '15.01' })]
    const reviewed = await reviewCardLogs(createLedger({ log: await openLog() }), rows, USD)
    expect(reviewed).toEqual([
      { kind: 'new', cardAfter: '15.00' },
      { kind: 'new', cardAfter: '15.00' },
      { kind: 'new', cardAfter: '-0.01' },
    ])
  })

  test('of the same rows by two at once books them once', async () => {
    const log = await openLog()
    const rows = [row('1', 'a'), row('2', 'b')]
    const both = await Promise.all(
      ['one', 'two'].map(name => importCardLogs(createLedger({ log }), batch(name, ...rows))),
    )
    expect(both.filter(({ kind }) => kind === 'booked').length).toBeLessThanOrEqual(1)
    await importCardLogs(createLedger({ log }), batch('three', ...rows))
    expect(await onCards(log)).toEqual(['15', '15'])
  })

  test('takes over what a refused batch had claimed', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    // Each batch holds a row that the other needs: `one` claims a, `two` claims b and then meets a.
    await dieAfter(log, 2, half => importCardLogs(half, batch('one', row('1', 'a'), row('1', 'b'))))
    const two = batch('two', row('2', 'b'), row('2', 'c'))
    await dieAfter(log, 2, half => importCardLogs(half, two))
    expect(await finishCardBatch(ledger, batch('one').batchId, { ...about, currency: USD })).toMatchObject({
      status: 'refused',
      taken: [cardLogId('b')],
    })
    expect(await finishCardBatch(ledger, two.batchId, { ...about, currency: USD })).toMatchObject({
      status: 'accepted',
    })
    expect(await importCardLogs(ledger, batch('four', row('1', 'a')))).toMatchObject({ booked: 1 })
    expect(await onCards(log)).toEqual(['15', '5'])
  })

  test.each(Array.from({ length: 9 }, (_, appends) => appends))(
    'whose process dies after %i appends ends with all of it, or with nothing',
    async appends => {
      const log = await openLog()
      const given = batch('one', row('1', 'a'), row('2', 'b'))
      await dieAfter(log, appends, half => importCardLogs(half, given))
      await finishCardBatch(createLedger({ log }), given.batchId, { ...about, currency: USD })
      expect(await onCards(log)).toEqual(appends === 0 ? ['25', '25'] : ['15', '15'])
      const again = await importCardLogs(createLedger({ log }), given)
      expect(again).toEqual({ kind: 'booked', booked: 2, there: 0 })
      expect(await onCards(log)).toEqual(['15', '15'])
    },
  )

  describe('of more rows than one event holds', () => {
    const rows = Array.from({ length: mostRowsInPart + 1 }, (_, at) =>
      row(at % 2 ? '1' : '2', `t${at}`, { kind: 'credit', amount: '0.01' }),
    )
    const given = batch('long', ...rows)
    const all = { kind: 'booked', booked: rows.length, there: 0 }

    test('books all of them, in their order on each card', async () => {
      const log = await openLog()
      const ledger = createLedger({ log })
      expect(await importCardLogs(ledger, given)).toEqual(all)
      expect(await onCards(log)).toEqual(['30', '30.01'])
      expect(await importCardLogs(ledger, given)).toEqual(all)
      const events = await log.readStream('wallet-2', { limit: 2_000 })
      const booked = events.filter(({ type }) => type === 'CardLogBooked').map(({ data }) => JSON.parse(data))
      const ofTwo = rows.filter(({ uid }) => uid === '2')
      expect(booked.map(({ networkTransactionId }) => networkTransactionId)).toEqual(
        ofTwo.map(({ networkTransactionId }) => networkTransactionId),
      )
    })

    test('whose process dies between the parts books nothing, and all of it when it is tried again', async () => {
      const log = await openLog()
      await dieAfter(log, 1, half => importCardLogs(half, given))
      expect(await importCardLogs(createLedger({ log }), given)).toEqual(all)
      expect(await onCards(log)).toEqual(['30', '30.01'])
    })

    test('that nobody goes on with is refused, and its rows are free for another import', async () => {
      const log = await openLog()
      const ledger = createLedger({ log })
      await dieAfter(log, 1, half => importCardLogs(half, given))
      const left = await finishCardBatch(ledger, given.batchId, { ...about, currency: USD })
      expect(left).toMatchObject({ status: 'refused', taken: [] })
      expect(await importCardLogs(ledger, given)).toEqual({ kind: 'rows-taken', logIds: [] })
      expect(await onCards(log)).toEqual(['25', '25'])
      expect(await importCardLogs(ledger, batch('again', ...rows))).toEqual(all)
    })
  })

  test('under the same id with other rows is a mistake', async () => {
    const ledger = createLedger({ log: await openLog() })
    await importCardLogs(ledger, batch('one', row('1', 'a')))
    await expect(importCardLogs(ledger, batch('one', row('2', 'z')))).rejects.toThrow(CommandDiffers)
  })
})

/** Runs on a process that dies after so many appends. */
const dieAfter = async (log: Log, appends: number, run: (ledger: Ledger) => Promise<unknown>) => {
  let done = 0
  const dying: Log = {
    ...log,
    append: async (...args) => {
      if (done++ >= appends) throw new OutcomeUnknown('died')
      return log.append(...args)
    },
  }
  await run(createLedger({ log: dying })).catch(error => {
    if (!(error instanceof OutcomeUnknown)) throw error
  })
}
