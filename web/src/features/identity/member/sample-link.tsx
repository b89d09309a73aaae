import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { settingsQuery } from '../../chain/member/deposit-address/queries.ts'

/** The page with samples, in the reader's language; in English where that has none; nothing while the house has no such page. */
export function SampleLink() {
  const { t } = useLingui()
  const { data: settings = [] } = useQuery(settingsQuery)
  const pageIn = (ending: string) =>
    settings.find(({ field_code }) => field_code === `kycSampleUrl${ending}`)?.field_value
  const own = { en: 'En', zh: 'Zh', sc: 'Sc', ja: 'En' }[currentLanguage()]
  const url = pageIn(own) || pageIn('En')
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {t`Look at samples`}
    </a>
  )
}
