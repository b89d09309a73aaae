import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'

const POLL_MS = 2_000

/** Whether one of them waits or runs. */
export const isUnderWay = (runs: readonly wire.Counterfactual[] = []): boolean =>
  runs.some(({ status }) => status === 0)

/** The last counterfactuals, the newest first; asked for again while one is under way. */
export const counterfactualsQuery = queryOptions({
  queryKey: ['counterfactuals'],
  queryFn: () => callForAll('audit.counterfactuals'),
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
})

/** One with its report, asked for again until there is one. */
export const counterfactualQuery = (id: string) =>
  queryOptions({
    queryKey: ['counterfactual', id],
    queryFn: () => callForOne('audit.counterfactual', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 0 ? POLL_MS : false),
  })

/** Asks the workers for a replay under other terms; the answer has its id. */
export const askCounterfactual = (body: Body<'audit.askCounterfactual'>) =>
  callForOne('audit.askCounterfactual', { body })

/** Stops one that waits or runs. */
export const stopCounterfactual = (id: string) => callForOne('audit.stopCounterfactual', { body: { id } })
