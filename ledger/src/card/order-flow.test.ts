import { beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { type Asked, createLedger, type Ledger } from '../eventlog/ledger.ts'
import type { Log } from '../eventlog/log.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import type { SubmitCardOrder } from './card-order.ts'
import { orderHashOf, rejectCardOrder, releaseOrder, submitCardOrder } from './order-flow.ts'

let log: Log
let ledger: Ledger
beforeEach(() => {
  log = createMemoryLog()
  ledger = createLedger({ log })
})

const submit = (orderId: string, orderNumber: string, on = true): Asked<SubmitCardOrder> => ({
  id: derivedId('t', orderId),
  actor: { kind: 'member', id: 'x' },
  correlationId: 'c',
  command: {
    type: 'SubmitCardOrder',
    input: { orderId, orderHash: orderHashOf(orderNumber) },
    given: { verified: true, on },
  },
})
const refused = { kind: 'refused', refusal: { kind: 'order-number-already-submitted' } }

describe('submitting the order number of a card', () => {
  test('is refused when anybody has submitted it, in whatever spelling', async () => {
    await submitCardOrder(ledger, '1', submit('a', 'WX-1'))
    expect(await submitCardOrder(ledger, '2', submit('b', ' wx-1 '))).toEqual(refused)
    expect(await submitCardOrder(ledger, '1', submit('c', 'WX-1'))).toEqual(refused)
    expect(await submitCardOrder(ledger, '2', submit('d', 'WX-2'))).toMatchObject({ kind: 'accepted' })
  })
  test('gives the first outcome when the same command comes again', async () => {
    const first = await submitCardOrder(ledger, '1', submit('a', 'WX-1'))
    expect(await submitCardOrder(ledger, '1', submit('a', 'WX-1'))).toEqual({ ...first, repeated: true })
  })
  test('leaves the number free when the wallet refuses', async () => {
    expect(await submitCardOrder(ledger, '1', submit('a', 'WX-1', false))).toMatchObject({ kind: 'refused' })
    expect(await submitCardOrder(ledger, '2', submit('b', 'WX-1'))).toMatchObject({ kind: 'accepted' })
  })
  test('is free for everybody once the order was rejected, also when the process that rejected it died', async () => {
    const about = { actor: { kind: 'admin', id: '9' }, correlationId: 'c' } as const
    const input = { orderId: 'a', reason: 'no such order' }
    const rejection = { type: 'RejectCardOrder', input, given: { approver: '9' } } as const
    await submitCardOrder(ledger, '1', submit('a', 'WX-1'))
    await ledger.handle(walletDecider, '1', { ...about, id: derivedId('t', 'no'), command: rejection })
    expect(await submitCardOrder(ledger, '2', submit('b', 'WX-1'))).toEqual(refused)
    await releaseOrder(ledger, '1', 'a', about)
    await releaseOrder(ledger, '1', 'a', about)
    expect(await submitCardOrder(ledger, '2', submit('c', 'WX-1'))).toMatchObject({ kind: 'accepted' })
    await submitCardOrder(ledger, '1', submit('d', 'WX-2'))
    const other = { ...rejection, input: { ...input, orderId: 'd' } }
    await rejectCardOrder(ledger, '1', { ...about, id: derivedId('t', 'no too'), command: other })
    expect(await submitCardOrder(ledger, '3', submit('e', 'WX-2'))).toMatchObject({ kind: 'accepted' })
    await releaseOrder(ledger, '1', 'd', about)
    expect(await submitCardOrder(ledger, '1', submit('f', 'WX-2'))).toEqual(refused)
  })
  test('leaves the number itself out of the log', async () => {
    await submitCardOrder(ledger, '1', submit('a', 'WX-1'))
    expect(JSON.stringify(await log.readAll({ limit: 10 }))).not.toMatch(/wx-1/i)
  })
})
