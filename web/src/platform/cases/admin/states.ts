import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { ListOwnerContext } from '../../../parts/list-owner.ts'

/**
 * States to filter cases by. Nothing chosen shows those that wait; of one member's, and where a list `opensWith` all, those of
 * every state.
 */
export function useStates({ opensWith = 'waiting' }: { opensWith?: 'waiting' | 'all' } = {}) {
  const { t } = useLingui()
  const isOwned = use(ListOwnerContext)?.usual.status === 'all'
  const isWhole = isOwned || opensWith === 'all'
  return {
    usual: isWhole ? t`All states` : t`Waiting`,
    states: [
      ...(isWhole ? [{ value: '0', label: t`Waiting` }] : []),
      { value: '1', label: t`Approved` },
      { value: '-1', label: t`Rejected` },
      ...(isWhole ? [] : [{ value: 'all', label: t`All states` }]),
    ],
  }
}
