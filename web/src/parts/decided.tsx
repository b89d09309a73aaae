import { useLingui } from '@lingui/react/macro'
import { lineStates } from '@strongroom/shared/words/statement/state'
import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { Page } from '../client/call.ts'
import { type Decided, type Mark, type ShownPage, useDecisions } from '../client/decided.ts'
import { descriptorOf } from '../i18n/word.ts'
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

/** The mark over a row that the screen does not show yet. */
const useMark = (id: string): Mark | undefined => useDecisions(use(PageContext))(id)

/** The decision of this administrator about a case, where the screen does not show it yet: it cannot be decided again. */
export function useDecided(id: string): Decided | undefined {
  const mark = useMark(id)
  return mark === 'in-bulk' || mark === 'changed' ? undefined : mark
}

function useWords(): Readonly<Record<Mark, string>> {
  const { t, i18n } = useLingui()
  return {
    approved: t`Approved`,
    rejected: t`Rejected`,
    withdrawn: t`Withdrawn`,
    filled: t`Filled`,
    cancelled: i18n._(descriptorOf(lineStates.cancelled)),
    reversed: i18n._(descriptorOf(lineStates.reversed)),
    'in-bulk': t`In a bulk decision`,
    changed: t`Changed`,
  }
}

/** Where a case or a record stands: what has just been made of it, or else what its row says. */
export function Standing({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui()
  const words = useWords()
  const mark = useMark(id)
  if (!mark) return children
  return (
    <span>
      <Status state={mark === 'in-bulk' ? 'waiting' : 'settled'}>{words[mark]}</Status>
      <span className="hint block">{t`The list follows`}</span>
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
