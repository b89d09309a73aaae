import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { countryName } from './country-name.ts'

describe('the name of a country', () => {
  afterEach(() => showLanguage('en'))

  test('is the house’s own in English, and in full where the house has none', () => {
    expect(countryName('GB', 'Britain')).toBe('Britain')
    expect(countryName('GB')).toBe('United Kingdom')
  })
  test.each([
    ['zh', '德國'],
    ['sc', '德国'],
    ['ja', 'ドイツ'],
  ] as const)('is said in the language on screen: %s', async (language, name) => {
    await showLanguage(language)
    expect(countryName('DE', 'Germany')).toBe(name)
  })
  test('is the house’s own, or the letters, when no language knows it', async () => {
    await showLanguage('ja')
    expect(countryName('QX', 'Elsewhere')).toBe('Elsewhere')
    expect(countryName('QX')).toBe('QX')
  })
})
