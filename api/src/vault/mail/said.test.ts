import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { noticeOf, noticeTypes } from './notice-letter.ts'
import { inLetter } from './said.ts'

describe('an amount in a letter', () => {
  test.each([
    ['0.030712345678901234', 'ETH', '0.03071234 ETH'],
    ['1.500000000000000000', 'ETH', '1.50000000 ETH'],
    ['12.345678', 'USDC', '12.345678 USDC'],
    ['12.300000', 'USDC', '12.30 USDC'],
    ['12.999999999', 'USDC', '12.99999999 USDC'],
    ['100.00', 'USD', '100.00 USD'],
    ['100', 'USD', '100 USD'],
    ['500', 'JPY', '500 JPY'],
    ['0.000000000000000001', 'ETH', '0.000000000000000001 ETH'],
    ['-3.10', 'USD', '-3.10 USD'],
  ])('%s %s reads %s', (amount, currency, said) => {
    expect(inLetter(amount, currency)).toBe(said)
  })

  const long = '1.123456789012345678'
  const amounts = { amount: long, credited: long, received: long, principal: long, charge: long }
  const data = {
    ...{ ...amounts, currency: 'ETH', receivedCurrency: 'ETH', cardCurrency: 'ETH', reason: 'Because' },
    ...{ status: 1, kind: 'credit', enteredBy: '100001', owed: '1', byHand: true },
  }
  const told = noticeTypes.flatMap(type => {
    const event = {
      type,
      stream: 'wallet-100044',
      data,
      metadata: { actor: { kind: 'admin', id: '100001' } },
    }
    const notice = noticeOf(event as unknown as LedgerEvent)
    return notice
      ? [[type, notice.letterTo({ email: 'ada@example.com', language: 'en' }, '').text] as const]
      : []
  })

  test('is said by many letters', () => {
    expect(told.filter(([, text]) => text.includes('1.12345678')).length).toBeGreaterThan(10)
  })
  test.each(told)('has eight places at most: %s', (_, text) => {
    expect(text).not.toMatch(/\.\d{9}/)
  })
})
