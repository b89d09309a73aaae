import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import type { Column } from '../../../../parts/list.tsx'
import { mayInBulk } from './kinds.ts'

/** Choosing cases of one kind: a column of boxes, and those chosen that still wait on this page. */
export function useBulk(filtered: string | undefined, rows: readonly wire.InboxCase[]) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const kind = mayInBulk(filtered) ? filtered : undefined
  const chosen = rows.filter(({ id }) => ticked.has(id))
  const isWhole = rows.length > 0 && chosen.length === rows.length
  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked(before => new Set(isOn ? [...before, ...ids] : [...before].filter(id => !ids.includes(id))))
  const box = (label: string, ids: readonly string[], isOn: boolean) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={event => tick(ids, event.currentTarget.checked)}
    />
  )
  const column: Column<wire.InboxCase> = {
    key: 'choose',
    head: box(
      t`Choose all of this page`,
      rows.map(({ id }) => id),
      isWhole,
    ),
    cell: ({ id, username }) => box(t`Choose the case of ${username}`, [id], ticked.has(id)),
  }
  return { kind, chosen, columns: kind ? [column] : [] }
}
