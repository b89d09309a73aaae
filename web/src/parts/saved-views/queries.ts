import { call } from '../../client/call.ts'
import type { Body } from '../../client/contract.ts'
import { queryOf } from '../../client/query-of.ts'

/** The saved views of the list at an address. */
export const savedViewsQuery = (place: string) => queryOf('office.savedViews', { filter: { place } })

/** Saves a view under a name. Throws `CallFailed` where the name is taken. */
export const saveView = (body: Body<'office.saveView'>) => call('office.saveView', { body })
/** Changes a view; fields that are left out stay. */
export const editView = (body: Body<'office.editView'>) => call('office.editView', { body })
/** Deletes a view, for every administrator it is shown to. */
export const deleteView = (body: Body<'office.deleteView'>) => call('office.deleteView', { body })

/**
 * Query string that a view keeps of an address: filters, order, length and columns; neither the page nor the opened row. Its
 * parameters are sorted, so that two can be compared.
 */
export function viewOf(search: Readonly<Record<string, unknown>>): string {
  const { page: _, open: __, ...kept } = search
  const given = Object.entries(kept)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** The fields of an address that a view keeps. */
export const searchOf = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))
