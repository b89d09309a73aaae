import { useLingui } from '@lingui/react/macro'
import type { Field, PageName } from '../../../client/list-filter.ts'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { UNSORTED } from '../../../parts/list-search.ts'
import { ownFilter } from '../../../parts/lists/filters.tsx'
import type { Change, SaidFilter } from '../../../parts/lists/said.ts'
import { ENDED, useStates } from './states.ts'

/** Where cases stand: those that wait while no state is chosen, or a member's of every state. A change closes the opened one. */
export const caseState = <N extends PageName>(field: Field<N>): SaidFilter<N> =>
  ownFilter<N>(field, ({ search, change }) => {
    const { t } = useLingui()
    const { usual, states } = useStates({ isOwned: 'uid' in search, decided: ENDED })
    const chosen = states.find(({ value }) => value === search[field])?.value
    const onChange = (value: string | undefined) =>
      change({ [field]: value, open: undefined, ...UNSORTED } as Change<N>)
    return <ChoiceFilter label={t`State`} all={usual} choices={states} value={chosen} onChange={onChange} />
  })
