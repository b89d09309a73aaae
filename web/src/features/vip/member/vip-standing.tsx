import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { instantText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'

type VipStandingProps = {
  level: number
  /** Whether a user group may set what the level says. */
  isInGroup: boolean
  latest: wire.VipApplication | undefined
}

/** The level one has, and what became of the latest application. */
export function VipStanding({ level, isInGroup, latest }: VipStandingProps) {
  const { t } = useLingui()
  if (latest?.status === 0) {
    const since = instantText(latest.created_date)
    return (
      <Notice tone="waiting" title={t`Your application waits for approval`}>
        {t`Sent ${since}. An administrator checks it, usually within one working day.`}
      </Notice>
    )
  }
  return (
    <>
      {latest?.status === -1 && (
        <Notice tone="wrong" title={t`Your last application was rejected`}>
          {latest.reason}
        </Notice>
      )}
      {level > 0 ? (
        <Notice tone="proven" title={t`You are at VIP level ${level}`}>
          {isInGroup
            ? t`Your fees and limits are those of this level, unless your user group has its own. Apply again for a higher level.`
            : t`Your fees and limits are those of this level. Apply again for a higher one.`}
        </Notice>
      ) : (
        <p className="quiet">{t`VIP levels have lower fees and higher limits by bank, and open a card by bank transfer.`}</p>
      )}
    </>
  )
}
