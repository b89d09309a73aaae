import { call, callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { queryOf } from '../../../../client/query-of.ts'

/** Every network of the catalogue, hidden ones too. */
export const allNetworksQuery = queryOf('network.list', undefined, { staleTime: 300_000 })

/** The open applications of one member. */
export const applicationsOfQuery = (uid: string) =>
  pageQuery({ name: 'chain.applications' }, { uid, status: 0, limit: 100 }, 10_000)

/** Puts an address into the pool, or gives it to one member. */
export const bringIn = (body: Body<'chain.savePoolAddress'>, attempt: string) =>
  call('chain.savePoolAddress', { params: { id: '0' }, body, attempt })
/** Takes a free address out of the pool. */
export const removeAddress = (id: string, attempt: string) =>
  call('chain.removePoolAddress', { params: { id }, attempt })
/** Shows an address to its member no more. It stays theirs, and they may get another. */
export const retireAddress = (id: string, attempt: string) =>
  call('chain.removeAddress', { body: { id }, attempt })
/** Completes an application with the next address of the pool. */
export const complete = (id: string, attempt: string) =>
  callForOne('chain.decideApplication', { body: { id, status: 1 }, attempt })
