import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForPage, sendForm } from '../../../../client/call.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** The address of the list of proposals. */
export type ProposalSearch = ListSearch & {
  status?: string | undefined
  kind?: string | undefined
  /** `1`: only those that the signed-in administrator may decide. */
  mine?: string | undefined
  open?: string | undefined
}

/** Proposals, the longest waiting first; without a state those that wait. */
export const proposalsQuery = ({ status, mine, open: _, ...search }: ProposalSearch) =>
  queryOptions({
    queryKey: ['proposals', status, mine, search],
    queryFn: () => {
      const state = mine ? { mine: 1 } : status === 'all' ? {} : { status: status ?? '0' }
      // The address names no order mostly, and says so by an undefined one.
      const order = search.order ?? (mine || status === undefined ? 'asc' : 'desc')
      return callForPage('office.proposals', {
        filter: filterOf('office.proposals', { ...search, ...state, order }, 'UTC'),
      })
    },
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

type Deciding = { readonly what: 'approve' | 'reject' | 'withdraw'; readonly body: object }

/** Approves, rejects or withdraws a proposal; returns which. */
export const decideProposal = async ({ what, body }: Deciding, attempt: string) => {
  await sendForm(`office.${what}Proposal`, { body, attempt })
  return what
}
