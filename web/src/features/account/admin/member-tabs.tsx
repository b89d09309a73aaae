import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/admin/member', msg`All`, { exact: true }],
  ['/admin/vipmember', msg`VIP`],
  ['/admin/disabledmember', msg`Disabled`],
]

/** All members, and the two kinds of them with a list of their own. */
export function MemberTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Members`} places={PLACES} />
}
