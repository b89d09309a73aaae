import { describe, expect, test } from 'vitest'
import { cardPriceOf, cardTypeFor, offeredCardTypes } from './card-type.ts'

const type = (id: string, over: object = {}) => ({ id, name: id, opening_fee: null, status: 1, ...over })
const catalogueOf = (...types: readonly { readonly id: string }[]) => {
  const settings = { openCardFee: { field_value: '40' } }
  return {
    get: (kind: string, id: string) =>
      kind === 'sys-config' ? settings[id as keyof typeof settings] : types.find(each => each.id === id),
    list: () => types,
  } as unknown as Parameters<typeof cardTypeFor>[0]
}

describe('the price of a type of card', () => {
  const catalogue = catalogueOf(type('plain'), type('gold', { opening_fee: '99', monthly_fee: '0' }))
  test('is its own, a free one too', () => {
    expect(cardPriceOf(catalogue, 'opening_fee', 'gold')).toBe('99')
    expect(cardPriceOf(catalogue, 'monthly_fee', 'gold')).toBe('0')
  })
  test('is that of the settings where it has none, where it is gone, and for a card without a type', () => {
    for (const id of ['plain', 'deleted', undefined])
      expect(cardPriceOf(catalogue, 'opening_fee', id)).toBe('40')
    expect(cardPriceOf(catalogue, 'initial_balance', 'gold')).toBe('20')
  })
})

describe('the type of a new card', () => {
  const catalogue = catalogueOf(type('hidden', { status: 0 }), type('plain'), type('gold'))
  test('is the first that is offered, unless another is asked for', () => {
    expect(offeredCardTypes(catalogue).map(({ id }) => id)).toEqual(['plain', 'gold'])
    expect(cardTypeFor(catalogue, undefined)).toEqual({ id: 'plain', isOffered: true })
    expect(cardTypeFor(catalogue, 'gold')).toEqual({ id: 'gold', isOffered: true })
    expect(cardTypeFor(catalogue, 'hidden')).toEqual({ id: 'hidden', isOffered: false })
    expect(cardTypeFor(catalogue, 'unknown')).toEqual({ id: 'unknown', isOffered: false })
  })
  test('is none where the house offers none', () => {
    expect(cardTypeFor(catalogueOf(), undefined)).toBeUndefined()
    expect(cardTypeFor(catalogueOf(type('hidden', { status: 0 })), undefined)).toBeUndefined()
  })
})
