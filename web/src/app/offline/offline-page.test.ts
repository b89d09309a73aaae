import { describe, expect, test } from 'vitest'
import { LANGUAGES, TAGS } from '../../i18n/languages.ts'
import { offlineLanguage, offlinePage } from './offline-page.ts'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the page of a device without a network', () => {
  test.each(LANGUAGES)('says in %s what may still be seen, and leads on', language => {
    const page = parsed(offlinePage(language))
    expect(page.documentElement.lang).toBe(language === 'en' ? 'en' : TAGS[language])
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelectorAll('li')).toHaveLength(2)
    expect(page.querySelector('a')?.getAttribute('href')).toBe('')
  })
  test('is no other language’s', () => {
    const texts = LANGUAGES.map(language => parsed(offlinePage(language)).querySelector('h1')?.textContent)
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })
  test('asks for nothing that needs a network', () => {
    for (const language of LANGUAGES) expect(offlinePage(language)).not.toMatch(/src=|<link|<script|url\(/)
  })
})

describe('its language', () => {
  test.each([
    ['/ja/swap', ['en'], 'ja'],
    ['/swap', ['zh-HK', 'en'], 'zh'],
    ['/swap', ['zh-CN'], 'sc'],
    ['/swap', ['fr', 'ja-JP'], 'ja'],
    ['/swap', [], 'en'],
  ] as const)('of %s for %j is %s', (path, preferred, language) => {
    expect(offlineLanguage(path, preferred)).toBe(language)
  })
})
