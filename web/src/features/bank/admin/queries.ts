import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

/** A bank account with its full numbers: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const bankQuery = (id: string) => oneQueryOf('bank.one', { params: { id } }, { gcTime: 0 })

/** Enters a Circle deposit by hand. A large one becomes a proposal. */
export const recordCircle = (body: Body<'bank.enterCircleDeposit'>, attempt: string) =>
  call('bank.enterCircleDeposit', { body, attempt })

/** Files a bank account under a category. */
export const fileUnder = (body: Body<'bank.setCategory'>, attempt: string) =>
  call('bank.setCategory', { body, attempt })
