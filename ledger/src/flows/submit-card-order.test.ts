import { beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../store/ids.ts'
import { type Asked, createLedger, type Ledger } from '../store/ledger.ts'
import type { Log } from '../store/log.ts'
import { createMemoryLog } from '../store/memory-log.ts'
import type { SubmitCardOrder } from '../wallet/card-order.ts'
import { orderHashOf, submitCardOrder } from './submit-card-order.ts'

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
  test('leaves the number itself out of the log', async () => {
    await submitCardOrder(ledger, '1', submit('a', 'WX-1'))
    expect(JSON.stringify(await log.readAll({ limit: 10 }))).not.toMatch(/wx-1/i)
  })
})
