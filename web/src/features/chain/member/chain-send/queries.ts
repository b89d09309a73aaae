import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../../client/call.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { readSession } from '../../../../client/session.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** A send: how much, to which entry of the address book. */
export type Order = { readonly addressId: string; readonly amount: string }

/** Available balance of a currency, and the cost of sending it over a network. */
export const sendableQuery = (currency: string, network: string) =>
  queryOptions({
    queryKey: ['sendable', currency, network],
    queryFn: () => callForOne('chain.sendable', { filter: { currency, network } }),
    enabled: currency !== '',
    refetchInterval: 10_000,
  })

/** The fee of a send and what would arrive. Moves nothing. */
export const checkSend = (body: Order) => callForOne('chain.checkSend', { body })

/** E-mails the code for exactly this send: it opens no other address and no other amount. */
export const sendChainCode = ({ addressId, amount }: Order, currency: string) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'sendonchain', payee: addressId, currency, amount },
  })

/** Sends coins to an address of the member's book. */
export const sendOnChain = (body: InferInput<typeof wire.chainSendBody>, attempt: string) =>
  callForOne('chain.send', { body, attempt })

/** The address of the list of sends. */
export type ChainSendSearch = ListSearch & { status?: string | undefined }

/** One page of the member's sends. */
export const chainSendsQuery = (uid: string, search: ChainSendSearch) =>
  pageQuery({ name: 'chain.sends', params: { id: uid } }, filterOf('chain.sends', search), 10_000)
