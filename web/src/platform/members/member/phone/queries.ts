import { callForAll } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { queryOf } from '../../../../client/query-of.ts'

/** Changes the phone number. Without a code it counts as not proven. */
export const editPhone = (body: Body<'account.setPhone'>) => callForAll('account.setPhone', { body })

/** Sends a code to the number, which proves it when it comes back with `editPhone`. */
export const sendPhoneCode = (body: Body<'account.messageCode'>) =>
  callForAll('account.messageCode', { body })

/** Country codes that phone numbers may have. */
export const areaCodesQuery = queryOf('catalogue.areaCodes', { isPublic: true }, { staleTime: 300_000 })

/** The countries the house knows, by which it calls area codes too. */
export const countriesQuery = queryOf('catalogue.countries', { isPublic: true }, { staleTime: 300_000 })
