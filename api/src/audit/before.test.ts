import { describe, expect, test } from 'vitest'
import { lastAbout } from './before.ts'

const bank = (data: object) => ({ stream: 'banks-7', data: data as Record<string, unknown> })
const linked = bank({ bankId: 'a', category: 'own' })
const other = bank({ bankId: 'b', category: 'business' })
const changed = bank({ bankId: 'a', category: 'family' })

describe('what stood there before an event', () => {
  test('is the last event of its stream about the same thing', () => {
    expect(lastAbout(changed, [other, linked])).toBe(linked)
    expect(lastAbout(bank({ level: 2 }), [changed, bank({ level: 1 })])).toEqual(bank({ level: 1 }))
  })
  test('is nothing for the first one, for one without common fields, and for a movement of a wallet', () => {
    expect(lastAbout(linked, [])).toBeUndefined()
    expect(lastAbout(bank({ recordId: 'r' }), [bank({ recordId: 'r' }), linked])).toBeUndefined()
    const sent = { stream: 'wallet-7', data: { amount: '1', currency: 'USD' } }
    expect(lastAbout(sent, [sent])).toBeUndefined()
  })
})
