import { useLingui } from '@lingui/react/macro'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'

/** The page with samples of identity documents. */
export function SampleLink() {
  const { t } = useLingui()
  return <HousePage setting="kycSampleUrl">{t`Look at samples`}</HousePage>
}
