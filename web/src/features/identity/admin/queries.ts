import type { wire } from '@strongroom/shared'
import { call, callForOne, callForPage } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

/** The oldest record besides one that waits, and that this reader may decide. */
export const nextRecord = async (besides: string, reader: string): Promise<wire.KycRecord | undefined> => {
  const { rows } = await callForPage('identity.records', { filter: { status: 0, order: 'asc', limit: 5 } })
  return rows.find(({ id, uid, submitted_by }) => id !== besides && uid !== reader && submitted_by !== reader)
}

/** One record with its form. */
export const recordQuery = (id: string) => oneQueryOf('identity.record', { params: { id } })

/** Enters a member's documents for them. Another administrator decides. */
export const enterRecord = (body: Body<'identity.enter'>, attempt: string) =>
  callForOne('identity.enter', { body, attempt })

/** Erases what a record holds of a person. The log keeps only that it was. */
export const eraseRecord = (id: string, attempt: string) =>
  call('identity.erase', { params: { id }, attempt })

/** Approves or rejects a member's proof of identity. */
export const auditIdentity = (body: Body<'identity.decide'>, attempt: string) =>
  callForOne('identity.decide', { body, attempt })
