import { afterAll, describe, expect, test } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { clockText, dayText, instantText, utcDayText, utcText } from './time.ts'

const instant = '2026-11-22T14:02:11Z'

afterAll(() => showLanguage('en'))

describe('a time', () => {
  test.each(['en', 'zh', 'sc', 'ja'] as const)(
    'in %s writes its day as a day alone, in 24 hours',
    async language => {
      await showLanguage(language)
      expect(instantText(instant).startsWith(dayText(instant))).toBe(true)
      expect(instantText(instant)).toMatch(/ \d\d:02:11$/)
      expect(utcText(instant).startsWith(utcDayText(instant).replace(/ UTC$/, ''))).toBe(true)
      expect(clockText('2026-11-22T00:05:00')).toBe('00:05')
    },
  )
})
