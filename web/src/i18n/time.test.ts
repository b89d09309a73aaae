import { afterAll, describe, expect, test } from 'vitest'
import { showLanguage } from './i18n.ts'
import {
  calendarMonthText,
  clockText,
  dayRangeText,
  dayText,
  instantText,
  momentText,
  ownZoneText,
  snapshotDayText,
  utcDayText,
  utcText,
} from './time.ts'

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

  test('in English is DD MMM YYYY HH:mm:ss, without a comma', async () => {
    await showLanguage('en')
    const first = '2026-09-02T08:05:05'
    expect(instantText(first)).toBe('02 Sep 2026 08:05:05')
    expect(utcText('2026-09-02T08:05:05Z')).toBe('02 Sep 2026 08:05:05 UTC')
    expect(ownZoneText(first)).toMatch(/^02 Sep 2026 08:05:05 \S+$/)
    expect([dayText(first), momentText(first)]).toEqual(['02 Sep 2026', '02 Sep 08:05'])
    expect([calendarMonthText('2026-09'), dayRangeText('2026-09-02', '2026-09-09')]).toEqual([
      'Sep 2026',
      '02\u2009–\u200909 Sep 2026',
    ])
  })

  test('of a balance snapshot is DD/MMM/YYYY in English, and as ever elsewhere', async () => {
    await showLanguage('en')
    expect(snapshotDayText('2026-09-02')).toBe('02/Sep/2026')
    await showLanguage('ja')
    expect(snapshotDayText('2026-09-02')).toBe('2026/09/02')
    await showLanguage('en')
  })
})
