import { useState } from 'react'
import type { CallName } from '../../../client/contract.ts'
import type { Sort } from '../../../client/list-filter.ts'
import type { Column } from '../../../parts/list.tsx'
import { Status } from '../../../parts/status.tsx'
import '../../../parts/parts.css'
import type { Entry, Field, ReferenceKind } from './fields.ts'
import { ShowEntry } from './show-entry.tsx'

/** The field that holds an entry's picture, of the kinds that have one. */
export const iconFieldOf = ({ fields }: ReferenceKind): string | undefined =>
  fields.find(({ of }) => of === 'picture')?.name

/** The picture of an entry as its field has it now; the first letter of its name without one, or where it cannot be had. */
export function IconOfEntry({ image, name }: { image: unknown; name: string }) {
  const [failed, setFailed] = useState<unknown>()
  if (typeof image !== 'string' || image === '' || image === failed)
    return (
      <span className="currency-icon" aria-hidden>
        {name.slice(0, 1)}
      </span>
    )
  return (
    <img
      src={image}
      alt=""
      width={22}
      height={22}
      className="currency-icon"
      onError={() => setFailed(image)}
    />
  )
}

/** The name by which a list may be sorted by a field: a list that comes whole by any of them, others where their call can. */
export const sortOf = ({ name }: Pick<Field, 'name'>) => name as Sort<CallName>

type Words = { readonly shown: string; readonly yes: string; readonly no: string; readonly place: string }

/** Whether members see an entry, and its place in their lists: for the kinds that have these fields. */
export function settledColumns(
  { fields, columns: [first = 'id'], show }: ReferenceKind,
  words: Words,
): readonly Column<Entry, CallName>[] {
  const shown = fields.find(({ name }) => name === 'status' || name === 'is_show')
  const isSorted = fields.some(({ name }) => name === 'sort')
  return [
    ...(shown
      ? [
          {
            key: 'shown',
            head: words.shown,
            sort: sortOf(shown),
            cell: (row: Entry) => {
              const isShown = row[shown.name] !== 0
              return (
                <span className="row gap-10">
                  <Status state={isShown ? 'settled' : 'reversed'}>{isShown ? words.yes : words.no}</Status>
                  {show && <ShowEntry call={show} entry={row} name={String(row[first])} isShown={isShown} />}
                </span>
              )
            },
          },
        ]
      : []),
    ...(isSorted
      ? [
          {
            key: 'sort',
            head: words.place,
            sort: sortOf({ name: 'sort' }),
            align: 'end' as const,
            cell: (row: Entry) => <span className="quiet figures">{String(row.sort ?? 0)}</span>,
          },
        ]
      : []),
  ]
}
