import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../../parts/notice.tsx'
import { allowListQuery } from './queries.ts'

/** Says above the address book that new addresses rest, while the allow-list is on. */
export function AllowListNote() {
  const { t } = useLingui()
  const { data: list } = useQuery(allowListQuery)
  if (list?.on !== 1) return null
  const hours = list.cooling_hours
  return (
    <div className="mb-16">
      <Notice
        tone="waiting"
        title={t`A new address rests for ${hours} hours before you can send to it`}
        action={<Link to="/setting/security">{t`Security`}</Link>}
      >
        {t`Your allow-list is on. Nobody who gets into your account can add an address and empty it at once.`}
      </Notice>
    </div>
  )
}
