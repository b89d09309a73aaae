import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { ListOwnerContext } from '../../../../parts/list-owner.ts'

/** States to filter cases by; nothing chosen shows those that wait, and of one member's those of every state. */
export function useStates() {
  const { t } = useLingui()
  const isOwned = use(ListOwnerContext)?.usual.status === 'all'
  return {
    usual: isOwned ? t`All states` : t`Waiting`,
    states: [
      ...(isOwned ? [{ value: '0', label: t`Waiting` }] : []),
      { value: '1', label: t`Approved` },
      { value: '-1', label: t`Rejected` },
      ...(isOwned ? [] : [{ value: 'all', label: t`All states` }]),
    ],
  }
}
