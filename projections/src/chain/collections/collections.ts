import { Decimal } from '@strongroom/shared'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { add, insert, type Projection, patch, readSql } from '../../runner/projection.ts'

type Amounts = readonly { readonly amount: string }[]

const sumOf = (from: Amounts): string =>
  from.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed()

/** Amounts brought from deposit addresses to the central address of their network, and amounts the custody has been asked for. */
export const collections: Projection<'collections'> = {
  name: 'collections',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { collections: ['id'], collected_addresses: ['address_id', 'currency'] },
  changes: byFact<FactsNamed<'Collection'>>({
    CollectionAsked: (
      { collectionId: id, network, currency, centralAddress: central_address, from },
      event,
    ) => {
      const asked = { amount: sumOf(from), addresses: from.length, asked_by: event.metadata.actor.id }
      const begun = { status: 0, collected: '0', collected_addresses: 0, created_at: event.at } as const
      return [insert('collections', { id, network, currency, central_address, ...asked, ...begun })]
    },
    CollectionDone: ({ collectionId: id, currency, txid, collected }, event) => {
      const came = { collected: sumOf(collected), collected_addresses: collected.length }
      return [
        patch('collections', { id }, { status: 1, txid, ...came, decided_at: event.at }),
        ...collected.map(({ addressId: address_id, amount }) =>
          add('collected_addresses', { address_id, currency }, { collected: amount }),
        ),
      ]
    },
    CollectionFailed: ({ collectionId: id, reason }, event) => [
      patch('collections', { id }, { status: -1, reason, decided_at: event.at }),
    ],
  }),
}
