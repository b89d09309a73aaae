import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '../../../client/call.ts'
import { RowsOfQuery } from '../../../parts/decided.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { CaseAround } from './case-around.tsx'

type CaseOfQueryProps<Row> = {
  readonly id: string
  readonly onDecided: () => void
  query: UseQueryResult<Page<Row>>
  below: (row: Row, onDecided: () => void) => ReactNode
}

/** One case of a page of them, with its evidence and the decision: the inbox opens cases so. */
export function CaseOfQuery<Row extends { readonly id: string; readonly uid?: string | null }>(
  props: CaseOfQueryProps<Row>,
) {
  const { query, id, below, onDecided } = props
  const { t } = useLingui()
  if (!query.data) return <WaitingInside query={query} />
  const row = query.data.rows.find(each => each.id === id)
  if (row)
    return (
      <RowsOfQuery query={query}>
        {below(row, onDecided)}
        <CaseAround {...row} />
      </RowsOfQuery>
    )
  return <p className="quiet">{t`This case is no longer waiting.`}</p>
}
