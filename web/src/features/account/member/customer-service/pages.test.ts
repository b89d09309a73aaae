import { describe, expect, test } from 'vitest'
import { helpfulPages } from './pages.ts'

const settings = [
  { field_code: 'termsUrlEn', field_value: 'https://example.com/terms' },
  { field_code: 'faqUrlEn', field_value: 'https://example.com/faq' },
  { field_code: 'faqUrlZh', field_value: 'https://example.com/zh/faq' },
  { field_code: 'feesUrlEn', field_value: '' },
]
const urls = (language: 'zh' | 'ja') => helpfulPages(settings, language).map(({ url }) => url)

describe('the pages customer service leads to', () => {
  test('are those of the language, and the English one where it has none', () => {
    expect(urls('zh')).toEqual(['https://example.com/zh/faq', 'https://example.com/terms'])
    expect(urls('ja')).toEqual(['https://example.com/faq', 'https://example.com/terms'])
  })
})
