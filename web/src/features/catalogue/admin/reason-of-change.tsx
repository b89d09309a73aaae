import { useLingui } from '@lingui/react/macro'
import { ReasonField, type useReason } from '../../../parts/reason-field.tsx'

/** Why a setting or a record of reference data is changed: it stays with the change in the log. */
export function ReasonOfChange({ why }: { why: ReturnType<typeof useReason> }) {
  const { t } = useLingui()
  return (
    <ReasonField
      field={why.field}
      label={t`Reason`}
      description={t`Kept in the audit trail for good. Name no other person in it.`}
    />
  )
}
