import { useLingui } from '@lingui/react/macro'
import { IconSnowflake } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'

/** Says on every page that the account is frozen, and how it is unfrozen. */
export function FrozenBanner() {
  const { t } = useLingui()
  const user = useUserinfo()
  if (user?.frozen !== 1) return null
  return (
    <div className="offline" role="status">
      <IconSnowflake size={18} aria-hidden />
      <span>
        {t`Your account is frozen: nothing is paid, swapped, sent or withdrawn. A prepaid card still works.`}{' '}
        <Link to="/setting/unfreeze">{t`Unfreeze`}</Link>
      </span>
    </div>
  )
}
