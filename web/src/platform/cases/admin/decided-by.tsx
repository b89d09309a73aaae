import { useLingui } from '@lingui/react/macro'
import { personText } from '../../members/admin/member-link.tsx'

type Props = {
  readonly uid: string
  readonly decided_by?: string | null | undefined
  readonly decided_by_name?: string | undefined
}

/** The one who has decided a case: an administrator, or the member, who has cancelled it. */
export function DecidedBy({ uid, decided_by: by, decided_by_name: name }: Props) {
  const { t } = useLingui()
  if (!by) return null
  return by === uid ? t`the member` : personText(name, by)
}
