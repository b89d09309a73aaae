import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForOne } from '../../../client/call.ts'

/** A bank account with its full numbers: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const bankQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank-account', id],
    queryFn: () => callForOne('bank.one', { params: { id } }),
    gcTime: 0,
  })

/** Enters a Circle deposit by hand. A large one becomes a proposal. */
export const recordCircle = (body: InferInput<typeof wire.circleBody>, attempt: string) =>
  call('bank.enterCircleDeposit', { body, attempt })
