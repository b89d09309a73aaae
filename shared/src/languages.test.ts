import { expect, test } from 'vitest'
import { languageOfCountry } from './languages.ts'

test.each([
  ['CN', 'sc'],
  ['JP', 'sc'],
  ['KR', 'sc'],
  ['KP', 'sc'],
  ['SG', 'sc'],
  ['AE', 'sc'],
  ['TW', 'zh'],
  ['HK', 'zh'],
  ['DE', 'en'],
  [undefined, 'en'],
])('the first language of a visitor from %s is %s', (country, language) =>
  expect(languageOfCountry(country)).toBe(language),
)
