import type { wire } from '@strongroom/shared'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'

const POLL_MS = 2_000

/** Whether one of them waits or runs. */
export const isUnderWay = (runs: readonly wire.Counterfactual[] = []): boolean =>
  runs.some(({ status }) => status === 0)

/** The last counterfactuals, the newest first; asked for again while one is under way. */
export const counterfactualsQuery = queryOf('audit.counterfactuals', undefined, {
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
})

/** One with its report, asked for again until there is one. */
export const counterfactualQuery = (id: string) =>
  oneQueryOf(
    'audit.counterfactual',
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.status === 0 ? POLL_MS : false) },
  )

/** Asks the workers for a replay under other terms; the answer has its id. */
export const askCounterfactual = (body: Body<'audit.askCounterfactual'>) =>
  callForOne('audit.askCounterfactual', { body })

/** Stops one that waits or runs. */
export const stopCounterfactual = (id: string) => callForOne('audit.stopCounterfactual', { body: { id } })
