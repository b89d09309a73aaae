import { isNameIn } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { Language } from '../../../i18n/languages.ts'
import { settingsQuery } from './queries.ts'

/** Ending of each language's page settings; Japanese has none of its own. */
const ENDINGS: Record<Language, string> = { en: 'En', zh: 'Zh', sc: 'Sc', ja: 'En' }

type PageSetting =
  | 'termsUrl'
  | 'privacyUrl'
  | 'feesUrl'
  | 'faqUrl'
  | 'safetyTipsUrl'
  | 'whatIsTxidUrl'
  | 'depositSampleUrl'
  | 'kycSampleUrl'

/** Address of a page of the house that administrators have set, in the reader's language or else in English; empty while there is none. */
export function useHousePage(setting: PageSetting): string {
  const { data: settings = [] } = useQuery(settingsQuery)
  const pageIn = (ending: string) =>
    settings.find(({ field_code }) => field_code === setting + ending)?.field_value
  return pageIn(ENDINGS[currentLanguage()]) || pageIn('En') || ''
}

type HousePageProps = { setting: PageSetting; children: ReactNode }

/** This client's own pages about what a member agrees to, for as long as the house has set none. */
export const OWN_PAGES = {
  termsUrl: '/user/terms',
  privacyUrl: '/user/privacy',
  feesUrl: '/user/fees',
} as const

const ownPage = (setting: PageSetting) => (isNameIn(OWN_PAGES, setting) ? OWN_PAGES[setting] : undefined)

/** Link to a page of the house, or else to this client's own about it; nothing while there is neither. */
export function HousePage({ setting, children }: HousePageProps) {
  const url = useHousePage(setting)
  const own = ownPage(setting)
  if (!url && own)
    return (
      <Link to={own} target="_blank">
        {children}
      </Link>
    )
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}
