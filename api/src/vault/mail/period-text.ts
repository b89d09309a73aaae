import type { wire } from '@strongroom/shared'
import { languageTags } from '@strongroom/shared/languages'

/** A month (`2026-12`) or a day (`2026-12-01`) in words. The period is a name, so that no time zone moves it. */
export const periodText = (period: string, language: wire.Language): string => {
  const isMonth = period.length === 'YYYY-MM'.length
  const form = isMonth ? ({ year: 'numeric', month: 'long' } as const) : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(languageTags[language], { ...form, timeZone: 'UTC' }).format(
    new Date(`${isMonth ? `${period}-01` : period}T00:00:00Z`),
  )
}
