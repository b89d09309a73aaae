import { useLingui } from '@lingui/react/macro'
import { caseStates, reviewStates } from '@strongroom/shared/words/review'
import { descriptorsOf } from '../../../i18n/word.ts'
import { type Named, nameOf } from '../../../parts/lists/said.ts'

/** The states of cases that no longer wait. */
export const decidedOf = ({ 0: _, ...decided }: Readonly<Record<string, Named>>) => decided

const DECIDED = decidedOf(descriptorsOf(reviewStates))
/** The states of cases that no longer wait, of kinds that their member may cancel. */
export const ENDED = decidedOf(descriptorsOf(caseStates))

type States = {
  opensWith?: 'waiting' | 'all' | undefined
  isOwned?: boolean
  /** The states of cases that no longer wait; with that of those that wait, where it has a name of its own. */
  decided?: Readonly<Record<string, Named>> | undefined
}

/**
 * States to filter cases by. Nothing chosen shows those that wait; of one member's, and where a list `opensWith` all, those of
 * every state.
 */
export function useStates({ opensWith = 'waiting', isOwned = false, decided = DECIDED }: States = {}) {
  const { t, i18n } = useLingui()
  const isWhole = isOwned || opensWith === 'all'
  return {
    usual: isWhole ? t`All states` : t`Waiting`,
    states: [
      ...(isWhole && !('0' in decided) ? [{ value: '0', label: t`Waiting` }] : []),
      ...Object.entries(decided).map(([value, name]) => ({ value, label: i18n._(nameOf(name)) })),
      ...(isWhole ? [] : [{ value: 'all', label: t`All states` }]),
    ],
  }
}
