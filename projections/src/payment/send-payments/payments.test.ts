import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { requestPayments } from '../request-payments/request-payments.ts'
import { sendPayments } from './send-payments.ts'

const of = (fact: object): Told => [
  'wallet-7',
  {
    requestId: 'r',
    paymentId: 'p',
    currency: 'USD',
    amount: '10.00',
    fee: '1.00',
    ...fact,
    legs: [],
  } as never,
]

describe('the list of requested payments', () => {
  const requested = of({ type: 'PaymentRequested' })
  const row = async (...told: readonly Told[]) =>
    (await givenFacts(requestPayments, ...told)).of('request_payments')[0]
  test('shows a request unpaid, then received or rejected, and by whom', async () => {
    expect(await row(requested)).toMatchObject({ uid: '7', id: 'r', status: 0, amount: '10.00' })
    expect(
      await row(requested, of({ type: 'RequestedPaymentReceived', credited: '9.00', externalTxId: 'w' })),
    ).toMatchObject({ status: 1, credited: '9.00', fee: '1.00', external_tx_id: 'w', decided_by: '9' })
    expect(
      await row(requested, of({ type: 'RequestedPaymentRejected', by: 'admin', reason: 'x' })),
    ).toMatchObject({ status: -1, reason: 'x', decided_by: '9' })
  })
})

describe('the list of sent payments', () => {
  const submitted = of({ type: 'PaymentSubmitted' })
  const row = async (...told: readonly Told[]) =>
    (await givenFacts(sendPayments, ...told)).of('send_payments')[0]
  test('shows a payment in progress, then sent or failed', async () => {
    expect(await row(submitted)).toMatchObject({ uid: '7', id: 'p', status: 0, fee: '1.00' })
    expect(await row(submitted, of({ type: 'PaymentSent' }))).toMatchObject({ status: 1 })
    expect(await row(submitted, of({ type: 'PaymentFailed', reason: 'x' }))).toMatchObject({
      status: -1,
      reason: 'x',
    })
  })
  test('says of one that the bank has sent back what came, what the bank kept, why and when', async () => {
    const back = of({ type: 'PaymentReturned', amount: '7.50', charge: '2.50', reason: 'closed' })
    const found = await row(submitted, of({ type: 'PaymentSent' }), back)
    expect(found).toMatchObject({ status: 1, amount: '10.00', returned_amount: '7.50', bank_charge: '2.50' })
    expect(found).toMatchObject({ returned_reason: 'closed', returned_at: expect.anything() })
  })
})
