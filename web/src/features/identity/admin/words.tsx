import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { useWordsOf } from '../../../i18n/word.ts'
import { Status } from '../../../parts/status.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { personText } from '../../../platform/members/admin/member-link.tsx'

/** Kind of a record: a person's identity or a company's. */
export const useKinds = () => useWordsOf(accountKinds)

/** Status of a record. One that another has replaced was never decided. */
export function RecordState({ record }: { record: wire.KycRecord }) {
  const { t } = useLingui()
  if (record.replaced_by) return <Status state="reversed">{t`Replaced`}</Status>
  return <ReviewState status={record.status} />
}

/** Words for the actor who entered or decided a record: the member, or an administrator. */
export function useByWords(): (by: string | null, record: wire.KycRecord) => string {
  const { t } = useLingui()
  return (by, { uid, submitted_by, submitted_by_name, decided_by_name }) => {
    if (by === null) return ''
    const person = personText(by === submitted_by ? submitted_by_name : decided_by_name, by)
    return by === uid ? t`the member` : t`administrator ${person}`
  }
}
