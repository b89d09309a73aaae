import { useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '../client/call.ts'
import { useAge } from '../i18n/time.ts'
import './list.css'

/** From how long on it is said that entries are old, in milliseconds. */
const SAID_FROM_MS = 2_000

type Lag = { readonly ms: number; readonly why: 'behind' | 'unanswered' }

/**
 * For how long the entries on screen may lack something: their read models are behind the log, or the server did not answer
 * when they were asked for again. Nothing while that is too short to be said.
 */
export function useListLag(query: UseQueryResult<Page<unknown>>): Lag | undefined {
  const { data, dataUpdatedAt, errorUpdatedAt } = query
  if (!data || query.isPlaceholderData) return undefined
  const behindMs = (data.behindSeconds ?? 0) * 1_000
  const lag: Lag = query.isError
    ? { ms: errorUpdatedAt - dataUpdatedAt + behindMs, why: 'unanswered' }
    : { ms: behindMs, why: 'behind' }
  return lag.ms >= SAID_FROM_MS ? lag : undefined
}

/** The line that says so, in sight at the foot of the list: rows that somebody is about to press stay where they are. */
export function ListLag({ lag }: { lag: Lag | undefined }) {
  const { t } = useLingui()
  const age = useAge()
  if (!lag) return null
  const old = age(0, lag.ms)
  return (
    <p className="list-lag" role="status">
      <IconClock size={16} color="var(--waiting)" style={{ flex: 'none' }} aria-hidden />
      {lag.why === 'behind'
        ? t`These entries are ${old} behind. The newest changes follow by themselves.`
        : t`These entries are ${old} old: the server does not answer just now. The newest changes follow by themselves.`}
    </p>
  )
}
