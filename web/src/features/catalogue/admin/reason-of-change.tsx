import { useLingui } from '@lingui/react/macro'
import { ReasonField, type ReasonPart } from '../../../parts/reason-field.tsx'

/** Why a setting or a record of reference data is changed: it stays with the change in the log. */
export function ReasonOfChange({ field }: { field: ReasonPart }) {
  const { t } = useLingui()
  return (
    <ReasonField
      field={field}
      label={t`Reason`}
      description={t`Kept in the audit trail for good. Name no other person in it.`}
    />
  )
}
