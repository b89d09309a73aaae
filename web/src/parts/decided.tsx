import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { Page } from '../client/call.ts'
import { type Decided, type ShownPage, useDecisions } from '../client/decided.ts'
import { Notice } from './notice.tsx'
import { Status } from './status.tsx'

/** The page that rows come from; a case without one stands alone. */
const PageContext = createContext<ShownPage | undefined>(undefined)

type OfQueryProps = {
  query: Pick<UseQueryResult<Page<unknown>>, 'data' | 'dataUpdatedAt'>
  children: ReactNode
}

/** Rows of a query: a decision on one of them stands over what the row says until the query shows it. */
export function RowsOfQuery({ query: { data, dataUpdatedAt }, children }: OfQueryProps) {
  return <PageContext value={{ page: data, updatedAt: dataUpdatedAt }}>{children}</PageContext>
}

/** What this administrator has made of a case, where what is on screen does not show it yet. */
export const useDecided = (id: string): Decided | undefined => useDecisions(use(PageContext))(id)

function useWords(): Readonly<Record<Decided, string>> {
  const { t } = useLingui()
  return {
    approved: t`Approved`,
    rejected: t`Rejected`,
    withdrawn: t`Withdrawn`,
    filled: t`Filled`,
    cancelled: t`Cancelled`,
  }
}

/** Where a case stands: what has just been decided, or else what its row says. */
export function Standing({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui()
  const words = useWords()
  const decided = useDecided(id)
  if (!decided) return children
  return (
    <span>
      <Status state="settled">{words[decided]}</Status>
      <span className="hint" style={{ display: 'block' }}>{t`The list follows`}</span>
    </span>
  )
}

/** In place of the acts of a case that has just been decided. */
export function DecidedNotice({ decided }: { decided: Decided }) {
  const { t } = useLingui()
  const words = useWords()
  return (
    <Notice tone="proven" title={words[decided]}>
      {t`Your decision is in the log. Lists and balances follow by themselves.`}
    </Notice>
  )
}
