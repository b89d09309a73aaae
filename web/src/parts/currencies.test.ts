import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { currencyName } from './currencies.ts'

describe('the name of a currency', () => {
  afterEach(() => showLanguage('en'))

  test('is the house’s own in English', () => {
    expect(currencyName('USD', 'US dollar of the house')).toBe('US dollar of the house')
  })
  test('is said in the language on screen', async () => {
    await showLanguage('ja')
    expect(currencyName('USD', 'US Dollar')).toBe('米ドル')
  })
  test('is the house’s own when no language knows it', async () => {
    await showLanguage('ja')
    expect(currencyName('BTC', 'Bitcoin')).toBe('Bitcoin')
    expect(currencyName('USDT', 'Tether')).toBe('Tether')
  })
})
