import { callForAll, callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { readSession } from '../../../../client/session.ts'

/** A send: how much, to which entry of the address book. */
export type Order = { readonly addressId: string; readonly amount: string }

/** Available balance of a currency, and the cost of sending it over a network. */
export const sendableQuery = (currency: string, network: string) =>
  oneQueryOf(
    'chain.sendable',
    { filter: { currency, network } },
    { enabled: currency !== '', refetchInterval: 10_000 },
  )

/** The fee of a send and what would arrive. Moves nothing. */
export const checkSend = (body: Order) => callForOne('chain.checkSend', { body })

/** E-mails the code for exactly this send: it opens no other address and no other amount. */
export const sendChainCode = ({ addressId, amount }: Order, currency: string) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'sendonchain', payee: addressId, currency, amount },
  })

/** Sends coins to an address of the member's book. */
export const sendOnChain = (body: Body<'chain.send'>, attempt: string) =>
  callForOne('chain.send', { body, attempt })
