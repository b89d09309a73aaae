import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Field, PageName } from '../../../client/list-filter.ts'
import { ownFilter } from '../../../parts/lists/filters.tsx'
import type { Change, SaidFilter } from '../../../parts/lists/said.ts'
import { CurrencyFilter } from './currency-filter.tsx'

/** A currency of the catalogue. `label` and `all` say which, where rows have several. */
export const currency = <N extends PageName>(
  field: Field<N>,
  label?: MessageDescriptor,
  all?: MessageDescriptor,
): SaidFilter<N> =>
  ownFilter<N>(field, ({ search, change }) => {
    const { i18n } = useLingui()
    const words = { ...(label ? { label: i18n._(label) } : {}), ...(all ? { all: i18n._(all) } : {}) }
    const onChange = (code: string | undefined) => change({ [field]: code } as Change<N>)
    return <CurrencyFilter value={search[field]} onChange={onChange} {...words} />
  })
