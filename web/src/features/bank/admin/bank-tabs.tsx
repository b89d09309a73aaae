import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/admin/banks', msg`To review`],
  ['/admin/usbanks', msg`US banks`],
  ['/admin/hkbanks', msg`Hong Kong banks`],
  ['/admin/virtualaccounts', msg`Virtual accounts`],
]

/** The queue of bank accounts, the two kinds of them with a list of their own, and the accounts that the house gives to members. */
export function BankTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Bank accounts`} places={PLACES} />
}
