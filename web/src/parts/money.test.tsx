import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { partsOf } from '../i18n/amount.ts'
import { showLanguage } from '../i18n/i18n.ts'
import type { Language } from '../i18n/languages.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { Money } from './money.tsx'
import { spokenMoney } from './spoken-money.ts'

const said = (amount: string, currency: string, options?: { signed?: boolean; exact?: boolean }) =>
  spokenMoney(i18n, partsOf(amount, currency, options), currency)

afterEach(() => showLanguage('en'))

describe('an amount as a screen reader says it', () => {
  test.each<[amount: string, currency: string, said: string]>([
    ['-12.50', 'USD', 'minus 12 US dollars and 50 cents'],
    ['1.01', 'USD', '1 US dollar and 1 cent'],
    ['0.05', 'HKD', '0 Hong Kong dollars and 5 cents'],
    ['1234567.00', 'USD', '1,234,567 US dollars'],
    ['12.50', 'JPY', '12.5 Japanese yen'],
    ['0.00123400', 'BTC', '0.001234 bitcoin'],
    ['20.5', 'USDC', '20.5 USD Coin'],
    ['3', 'DOGE', '3 DOGE'],
    ['99999999999999999.99', 'USDT', '99,999,999,999,999,999.99 Tether'],
  ])('%s %s is “%s”', (amount, currency, words) => {
    expect(said(amount, currency)).toBe(words)
  })

  test('says every place that is shown, and no other', () => {
    expect(said('0.127', 'USD', { exact: true })).toBe('0.127 US dollars')
    expect(said('0.127', 'USD')).toBe('0 US dollars and 12 cents')
  })
  test('says which way a movement goes', () => {
    expect(said('2', 'USD', { signed: true })).toBe('plus 2 US dollars')
  })
  test.each<[Language, string, string]>([
    ['zh', '負12 美元50分', '負0.5 比特幣'],
    ['sc', '负12美元50分', '负0.5 比特币'],
    ['ja', 'マイナス12米ドル50セント', 'マイナス0.5 ビットコイン'],
  ])('is said in %s', async (language, dollars, coins) => {
    await showLanguage(language)
    expect([said('-12.50', 'USD'), said('-0.5', 'BTC')]).toEqual([dollars, coins])
  })
})

test('an amount is heard in words and seen in figures', () => {
  onScreen(
    <button type="button">
      <Money amount="-12.50" currency="USD" />
    </button>,
  )
  expect(screen.getByRole('button', { name: 'minus 12 US dollars and 50 cents' }).textContent).toContain(
    '−12.50USD',
  )
})
