import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Money } from '../../../parts/money.tsx'
import { Status } from '../../../parts/status.tsx'

/** Bonus that the referrer got for a new member, or the verification it waits for. */
export function Bonus({ bonus, currency, verified }: Pick<wire.Referral, 'bonus' | 'currency' | 'verified'>) {
  const { t } = useLingui()
  if (bonus !== null && currency !== null)
    return <Money amount={bonus} currency={currency} kind="flow" isStrong exact />
  if (verified) return <span className="quiet">{t`No bonus`}</span>
  return <Status state="waiting">{t`Waits for their verification`}</Status>
}
