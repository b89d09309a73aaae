import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'

const POLL_MS = 2_000

/** The last counterfactuals, the newest first. */
export const counterfactualsQuery = queryOptions({
  queryKey: ['counterfactuals'],
  queryFn: () => callForAll('audit.counterfactuals'),
  refetchInterval: POLL_MS,
})

/** One with its report, asked for again until there is one. */
export const counterfactualQuery = (id: string) =>
  queryOptions({
    queryKey: ['counterfactual', id],
    queryFn: () => callForOne('audit.counterfactual', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 0 ? POLL_MS : false),
  })

export const askCounterfactual = (body: Body<'audit.askCounterfactual'>) =>
  callForOne('audit.askCounterfactual', { body })
