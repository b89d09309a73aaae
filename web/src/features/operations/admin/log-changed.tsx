import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../parts/notice.tsx'
import { findingsQuery } from '../../../parts/proof-query.ts'

/** Whether the last proof has found that the log is not as it was written: no repair is offered then. */
export function useIsLogChanged(): boolean {
  return useQuery(findingsQuery).data?.log_changed ?? false
}

/** Says why no read model is rebuilt or put in place. */
export function LogChanged() {
  const { t } = useLingui()
  return (
    <Notice tone="wrong" title={t`The log is not as it was written`} isUrgent>
      {t`The read models still show what it was: they are evidence. Nothing is rebuilt or put in place until the log is repaired.`}
    </Notice>
  )
}
