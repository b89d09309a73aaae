import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { type ListSearch, useListState } from './list-search.ts'

/** Filters that come with a link from elsewhere and have no field in a toolbar, by their names in addresses. */
const LINKED = ['card_type', 'category_id', 'planId', 'source', 'target', 'base'] as const
type Linked = ListSearch & { readonly [K in (typeof LINKED)[number]]?: string | undefined }

/** Filters that a link from elsewhere has set on a list; each is taken off by pressing it. */
export function OnlyThese() {
  const { t } = useLingui()
  const { search, change } = useListState<Linked>()
  return LINKED.map(name => {
    const value = search[name]
    if (value === undefined) return null
    return (
      <button
        key={name}
        type="button"
        className="tool-button figures"
        aria-label={t`Only ${value}: show all again`}
        onClick={() => change({ [name]: undefined })}
      >
        {value}
        <IconX size={14} aria-hidden />
      </button>
    )
  })
}
