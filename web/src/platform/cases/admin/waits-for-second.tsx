import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../parts/notice.tsx'

/** Notice that a request has changed nothing yet: another administrator has to approve it. */
export function WaitsForSecond() {
  const { t } = useLingui()
  return (
    <Notice
      tone="waiting"
      title={t`Waits for a second administrator`}
      isUrgent
      action={<Link to="/admin/proposals">{t`See the proposals`}</Link>}
    >
      {t`Nothing has changed yet. The others have been written to; you can withdraw it until one of them decides.`}
    </Notice>
  )
}
