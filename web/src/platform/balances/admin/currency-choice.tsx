import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { Field, PageName } from '../../../client/list-filter.ts'
import { currenciesQuery } from '../../../parts/currencies.ts'
import { codeOf } from '../../../parts/lists/filters.tsx'
import type { SaidFilter } from '../../../parts/lists/said.ts'

const useCodes = () => (useQuery(currenciesQuery).data ?? []).map(({ currency_code }) => currency_code)

/** A currency of the catalogue. `label` and `all` say which, where rows have several. */
export const currency = <N extends PageName>(
  field: Field<N>,
  label: MessageDescriptor = msg`Currency`,
  all: MessageDescriptor = msg`All currencies`,
): SaidFilter<N> => codeOf<N>(field, label, all, useCodes)
