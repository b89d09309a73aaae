import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/records/swap', msg`Swaps`],
  ['/records/quickpay', msg`Quick pay`],
  ['/records/topup', msg`Top-ups`],
  ['/records/deposit', msg`Bank deposits`],
  ['/records/fpsdeposit', msg`FPS`],
  ['/records/depositauto', msg`Automatic deposits`],
  ['/records/withdraw', msg`Withdrawals`],
  ['/records/referral', msg`Referrals`],
  ['/records/login', msg`Sign-ins`],
]

/** Which kind of record. Each has an address of its own. */
export function RecordTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Kinds of records`} places={PLACES} />
}
