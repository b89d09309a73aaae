import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { countryChoices } from './countries.ts'

describe('the countries to choose from', () => {
  afterEach(() => showLanguage('en'))

  test('are all of ISO 3166-1, each once', () => {
    const codes = countryChoices().map(({ value }) => value)
    expect(codes).toHaveLength(249)
    expect(new Set(codes).size).toBe(249)
  })
  test.each(['en', 'zh', 'sc', 'ja'] as const)('each have a name in %s', async language => {
    await showLanguage(language)
    expect(countryChoices().filter(({ value, label }) => value === label)).toEqual([])
  })
  test('stand in the order of their names', () => {
    expect(
      countryChoices()
        .slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(['Afghanistan', 'Åland Islands'])
  })
})
