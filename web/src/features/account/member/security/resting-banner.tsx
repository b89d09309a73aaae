import { useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { instantText } from '../../../../i18n/time.ts'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'

/** Says on every page that nothing leaves the account for now, and until when: its PAY code was set anew without the old one. */
export function RestingBanner() {
  const { t } = useLingui()
  const until = useUserinfo()?.rests_until ?? ''
  if (until <= new Date().toISOString()) return null
  const time = instantText(until)
  return (
    <div className="offline" role="status">
      <IconClock size={18} aria-hidden />
      <span>
        {t`Your PAY code was reset without the old one: nothing leaves your account until ${time}. Was this not you?`}{' '}
        <Link to="/setting/security">{t`Freeze the account`}</Link>
      </span>
    </div>
  )
}
