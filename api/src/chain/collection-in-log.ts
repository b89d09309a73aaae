import { type CollectionFact, collectionDecider, collectionId } from '@strongroom/ledger/chain'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import type { CollectionRow } from '@strongroom/projections/chain'
import { Decimal } from '@strongroom/shared'

type What = { readonly collectionId: string; readonly network: string; readonly currency: string }

/** Other collections of the same coins may have been asked for meanwhile; older ones are not looked at. */
const PAGE_EVENTS = 200

/** A collection that was asked for, as its stream has it now. */
export const collectionInLog = async (
  log: Pick<Log, 'readStream'>,
  { collectionId: id, network, currency }: What,
): Promise<CollectionRow> => {
  const stream = `${collectionDecider.category}-${collectionId(network, currency)}`
  const own: LedgerEvent<CollectionFact>[] = []
  for (let from: number | undefined; from !== -1 && own[0]?.data.type !== 'CollectionAsked'; ) {
    const page = await log.readStream(stream, {
      ...({ direction: 'backwards', limit: PAGE_EVENTS } as const),
      ...(from === undefined ? {} : { from }),
    })
    const decoded = page.map(each => decodeEvent(each) as LedgerEvent<CollectionFact>)
    own.unshift(...decoded.filter(({ data }) => data.collectionId === id).reverse())
    from = (page.at(-1)?.revision ?? 0) - 1
  }
  return rowOf(own)
}

const sumOf = (from: readonly { readonly amount: string }[]): string =>
  from.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed()

const rowOf = ([first, last]: readonly LedgerEvent<CollectionFact>[]): CollectionRow => {
  if (first?.data.type !== 'CollectionAsked') throw new Error('a collection that was asked for has no event')
  const { collectionId: id, network, currency, centralAddress: central_address, from } = first.data
  return {
    id,
    network,
    currency,
    central_address,
    amount: sumOf(from),
    addresses: from.length,
    asked_by: first.metadata.actor.id,
    created_at: first.metadata.at,
    ...endOf(last?.data),
    decided_at: last?.metadata.at ?? null,
  }
}

const open = { status: 0, txid: null, collected: '0', collected_addresses: 0, reason: null } as const

const endOf = (fact: CollectionFact | undefined) => {
  if (fact?.type === 'CollectionFailed') return { ...open, status: -1, reason: fact.reason } as const
  if (fact?.type !== 'CollectionDone') return open
  const { txid, collected } = fact
  return {
    ...open,
    status: 1,
    txid,
    collected: sumOf(collected),
    collected_addresses: collected.length,
  } as const
}
