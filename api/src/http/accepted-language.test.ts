import { describe, expect, test } from 'vitest'
import { languageIn } from './accepted-language.ts'

describe('the language asked for', () => {
  test.each([
    ['en-GB', 'en'],
    ['ja', 'ja'],
    ['zh-Hant', 'zh'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['zh-CN,zh;q=0.9', 'sc'],
    ['zh-Hans', 'sc'],
    ['sc', 'sc'],
    ['de-DE,de;q=0.9, EN;q=0.8', 'en'],
    ['*', undefined],
    ['de', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('in %j is %s', (accepted, language) => {
    expect(languageIn(accepted)).toBe(language)
  })
})
