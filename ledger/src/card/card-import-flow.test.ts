import { describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { createLedger, type Ledger } from '../eventlog/ledger.ts'
import { type Log, OutcomeUnknown } from '../eventlog/log.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { type CardBatchRow, cardBatchDecider } from './card-batch.ts'
import { cardImportDecider, rowsInImportPart } from './card-import.ts'
import {
  bookImportPart,
  endCardImport,
  openCardImport,
  partOfImport,
  prepareImportPart,
} from './card-import-flow.ts'
import { finishCardBatch, importCardLogs } from './import-logs-flow.ts'
import { cardLogId } from './review-logs-flow.ts'

const about = { actor: { kind: 'admin', id: '9' }, correlationId: 'test' } as const
const importId = derivedId('import', 'one')
const of = { ...about, importId, currency: USD, enteredBy: '9' }
const row = (uid: string, transaction: string): CardBatchRow => ({
  logId: cardLogId(transaction),
  networkTransactionId: transaction,
  kind: 'purchase',
  currency: 'USD',
  amount: '10.00',
  settledOn: '2026-02-03',
  uid,
})
/** Two parts, as if each were full. */
const parts = [[row('1', 'a'), row('2', 'b')], [row('1', 'c')]]
const rows = rowsInImportPart + 1

/** Members 1 and 2 have cards with 25 USD on them. */
const openLog = async (): Promise<Log> => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  for (const uid of ['1', '2']) {
    const given = {
      ...{ verified: true, currency: { code: 'USDC', scale: 6 }, cardCurrency: USD },
      ...{ fee: '0', initialBalance: '25', precharge: '0' },
    }
    const command = { type: 'OpenCard', input: { cardId: `card-${uid}`, currency: 'USDC' }, given } as const
    await ledger.handle(walletDecider, uid, { ...about, id: derivedId('open', uid), command })
    const activate = {
      type: 'ActivateCard',
      input: { cardId: `card-${uid}` },
      given: { approver: '9', today: '2026-01-01' },
    } as const
    await ledger.handle(walletDecider, uid, { ...about, id: derivedId('active', uid), command: activate })
  }
  return log
}
const onCards = async (log: Log) => {
  const ledger = createLedger({ log })
  const of = async (uid: string) => (await ledger.load(walletDecider, uid)).state.balances.USD?.card
  return [await of('1'), await of('2')]
}

const prepare = async (ledger: Ledger) => {
  await openCardImport(ledger, { ...about, importId, rows, enteredBy: '9' })
  const { done } = (await ledger.load(cardImportDecider, importId)).state
  for (const [part, rows] of parts.entries())
    if (part >= done) await prepareImportPart(ledger, { ...of, part, rows })
}
/** As the job does it, from wherever the import stands. */
const goOn = async (ledger: Ledger) => {
  const { status } = (await ledger.load(cardImportDecider, importId)).state
  if (status === 'none' || status === 'open') await prepare(ledger)
  const { status: decided, done } = await endCardImport(ledger, of)
  for (let part = done; decided === 'accepted' && part < parts.length; part++)
    await bookImportPart(ledger, { ...of, part })
  return endCardImport(ledger, of)
}

describe('an import in parts', () => {
  test('books every part, and once', async () => {
    const log = await openLog()
    expect(await goOn(createLedger({ log }))).toMatchObject({ status: 'booked', done: 2, fresh: 3 })
    const events = (await log.readAll({ limit: 1_000 })).length
    expect(await goOn(createLedger({ log }))).toMatchObject({ status: 'booked' })
    expect((await log.readAll({ limit: 1_000 })).length).toBe(events)
    expect(await onCards(log)).toEqual(['5', '15'])
  })

  test('books nothing before all parts are ready, though another tries to finish one', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    await prepare(ledger)
    expect(await finishCardBatch(ledger, partOfImport(importId, 0), of)).toMatchObject({ status: 'open' })
    expect(await onCards(log)).toEqual(['25', '25'])
    await endCardImport(ledger, of)
    expect(await finishCardBatch(ledger, partOfImport(importId, 0), of)).toMatchObject({
      status: 'accepted',
    })
    expect(await goOn(ledger)).toMatchObject({ status: 'booked' })
    expect(await onCards(log)).toEqual(['5', '15'])
  })

  test('that meets what another holds says which, and leaves nothing half done', async () => {
    const log = await openLog()
    const ledger = createLedger({ log })
    const held = { batchId: derivedId('batch', 'held'), rows: [row('2', 'c')], enteredBy: '9', currency: USD }
    await importCardLogs(ledger, { ...about, ...held })
    await openCardImport(ledger, { ...about, importId, rows, enteredBy: '9' })
    await prepareImportPart(ledger, { ...of, part: 0, rows: parts[0] ?? [] })
    expect(await prepareImportPart(ledger, { ...of, part: 1, rows: parts[1] ?? [] })).toEqual({
      kind: 'taken',
      logIds: [cardLogId('c')],
    })
    const refused = await endCardImport(ledger, of, [{ row: 1_002, kind: 'transaction-taken' }])
    expect(refused).toMatchObject({ status: 'refused', problems: [{ row: 1_002 }] })
    expect(await goOn(ledger)).toMatchObject({ status: 'refused' })
    expect(await onCards(log)).toEqual(['25', '15'])
    const free = { batchId: derivedId('batch', 'free'), rows: parts[0] ?? [], enteredBy: '9', currency: USD }
    expect(await importCardLogs(ledger, { ...about, ...free })).toMatchObject({ booked: 2 })
    expect(await finishCardBatch(ledger, partOfImport(importId, 0), of)).toMatchObject({ status: 'refused' })
    expect(await onCards(log)).toEqual(['15', '5'])
  })

  test('keeps the rows of a part as they were written down first', async () => {
    const ledger = createLedger({ log: await openLog() })
    await openCardImport(ledger, { ...about, importId, rows, enteredBy: '9' })
    await prepareImportPart(ledger, { ...of, part: 0, rows: parts[0] ?? [] })
    await prepareImportPart(ledger, { ...of, part: 0, rows: [row('1', 'z')] })
    const { rows: kept } = (await ledger.load(cardBatchDecider, partOfImport(importId, 0))).state
    expect(kept).toEqual(parts[0])
  })

  test('of which all rows of a part had been booked before goes on without it', async () => {
    const ledger = createLedger({ log: await openLog() })
    await openCardImport(ledger, { ...about, importId, rows, enteredBy: '9' })
    for (const part of [0, 1]) await prepareImportPart(ledger, { ...of, part, rows: parts[part + 1] ?? [] })
    expect(await goOn(ledger)).toMatchObject({ status: 'booked', fresh: 1 })
  })

  test.each(Array.from({ length: 21 }, (_, appends) => appends))(
    'whose process dies after %i appends is booked by the next, and nothing twice',
    async appends => {
      const log = await openLog()
      await dieAfter(log, appends, goOn)
      expect(await goOn(createLedger({ log }))).toMatchObject({ status: 'booked', fresh: 3 })
      expect(await onCards(log)).toEqual(['5', '15'])
    },
  )

  test('by two processes at once is booked once', async () => {
    const log = await openLog()
    await Promise.all([goOn(createLedger({ log })), goOn(createLedger({ log }))])
    expect(await goOn(createLedger({ log }))).toMatchObject({ status: 'booked' })
    expect(await onCards(log)).toEqual(['5', '15'])
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
