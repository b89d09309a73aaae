import { hasWords, type wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForList, callForWhole, sendForm } from '../../../client/call.ts'
import type { FormName, RemoveName } from '../../../client/contract.ts'
import { askedOf } from '../../../client/following.ts'
import { queryOf } from '../../../client/query-of.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'
import type { ReferenceKind } from './fields.ts'
import { sortEntries } from './sort-entries.ts'

/** A page of a kind; short lists come whole. */
export const referenceQuery = (kind: ReferenceKind, search: ListSearch) => {
  const { list } = kind
  return queryOptions({
    queryKey: ['reference', list, search],
    queryFn: async () => {
      if ('pages' in list) return callForList(list.pages, filterOf(list.pages.name, search))
      const rows = await callForWhole(list.whole)
      const found = rows.filter(row => hasWords(Object.values(row), search.search))
      return { rows: sortEntries(found, kind, search), total: found.length }
    },
    placeholderData: keepPreviousData,
    meta: askedOf('pages' in list ? list.pages.name : list.whole.name),
  })
}

/** How many records of which kinds use an entry. */
export const usesQuery = (kind: wire.UsedKind, id: string) =>
  queryOf('catalogue.uses', { params: { kind, id } })

type Saving = { readonly name: FormName; readonly body: object; readonly id?: string }

/** Saves an entry of reference data. Some kinds become a proposal, which the answer then names. */
export const saveEntry = ({ name, ...given }: Saving, attempt: string) =>
  sendForm(name, { ...given, attempt })

type Removing = { readonly name: RemoveName; readonly id: string; readonly reason: string }

/** Deletes an entry of reference data, with a reason. */
export const removeEntry = ({ name, id, reason }: Removing, attempt: string) =>
  call(name, { params: { id }, body: { reason }, attempt })
