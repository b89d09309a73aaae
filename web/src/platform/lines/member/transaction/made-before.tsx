import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Waiting } from '../../../../parts/waiting.tsx'
import { useHidden } from '../../../balances/member/use-hidden.ts'
import { type Opened, transactionQuery } from '../queries.ts'
import type { AgainSearch } from './again-search.ts'

/** An earlier payment, withdrawal or send: its line, and its amount as a form takes it, empty where amounts are hidden. */
export type MadeBefore = { readonly line: Opened; readonly amount: string }

type MadeBeforeProps = {
  /** Kind of line that the form can make once more. */
  type: wire.TransactionType
  /** The form; without what was made before where the address names none, or one of another kind. */
  children: (before: MadeBefore | undefined) => ReactNode
}

/** Brings a form the movement that its address asks to be made once more. The form fills itself in and sends nothing. */
export function FromMadeBefore({ type, children }: MadeBeforeProps) {
  const { again }: AgainSearch = useSearch({ strict: false })
  const [isHidden] = useHidden()
  const query = useQuery({ ...transactionQuery(again ?? ''), enabled: again !== undefined })
  if (again === undefined || query.isError) return children(undefined)
  if (!query.data) return <Waiting query={query} />
  if (query.data.type !== type) return children(undefined)
  return children({ line: query.data, amount: (!isHidden && query.data.asked) || '' })
}
