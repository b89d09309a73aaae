import { useLingui } from '@lingui/react/macro'

/** States to filter cases by; nothing chosen shows those that wait. */
export function useStates() {
  const { t } = useLingui()
  return {
    usual: t`Waiting`,
    states: [
      { value: '1', label: t`Approved` },
      { value: '-1', label: t`Rejected` },
      { value: 'all', label: t`All states` },
    ],
  }
}
