import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForAll, callForPage } from '../../../client/call.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'
import type { ReferenceKind } from './fields.ts'

/** A record as it comes; `id` is how its calls name it. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: string }

/** A page of a kind; short lists come whole. */
export const referenceQuery = ({ list: { path, isPaged } }: ReferenceKind, search: ListSearch) =>
  queryOptions({
    queryKey: ['reference', path, search],
    queryFn: async () => {
      if (isPaged) return callForPage<Entry>({ path, filter: filterOf(search) })
      const rows = await callForAll<Entry>({ path })
      const wanted = (search.search ?? '').toLowerCase()
      const found = rows.filter(row => Object.values(row).join(' ').toLowerCase().includes(wanted))
      return { rows: found, total: found.length }
    },
    placeholderData: keepPreviousData,
  })

/** `proposal`: it is not saved yet, and waits for a second administrator under this id. */
export type Saved = { readonly proposal?: string }

export const saveEntry = ({ path, body }: { path: string; body: unknown }, attempt: string) =>
  call<Saved>({ path, body, attempt })
export const removeEntry = (path: string, attempt: string) => call<Saved>({ method: 'DELETE', path, attempt })
