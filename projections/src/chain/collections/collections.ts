import { Decimal } from '@strongroom/shared'
import { add, insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

type Amounts = readonly { readonly amount: string }[]

const sumOf = (from: Amounts): string =>
  from.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed()

/** Amounts brought from deposit addresses to the central address of their network, and amounts the custody has been asked for. */
export const collections: Projection<'collections'> = {
  name: 'collections',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { collections: ['id'], collected_addresses: ['address_id', 'currency'] },
  changes: event => {
    if (!event.stream.startsWith('collection-')) return []
    const { data: fact, at, metadata } = event
    switch (fact.type) {
      case 'CollectionAsked': {
        const { collectionId: id, network, currency, centralAddress: central_address, from } = fact
        const asked = { amount: sumOf(from), addresses: from.length, asked_by: metadata.actor.id }
        const begun = { status: 0, collected: '0', collected_addresses: 0, created_at: at }
        return [insert('collections', { id, network, currency, central_address, ...asked, ...begun })]
      }
      case 'CollectionDone': {
        const { collectionId: id, currency, txid, collected } = fact
        const came = { collected: sumOf(collected), collected_addresses: collected.length }
        return [
          patch('collections', { id }, { status: 1, txid, ...came, decided_at: at }),
          ...collected.map(({ addressId: address_id, amount }) =>
            add('collected_addresses', { address_id, currency }, { collected: amount }),
          ),
        ]
      }
      case 'CollectionFailed': {
        const { collectionId: id, reason } = fact
        return [patch('collections', { id }, { status: -1, reason, decided_at: at })]
      }
      default:
        return []
    }
  },
}
