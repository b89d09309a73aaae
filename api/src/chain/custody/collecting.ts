import { collectionDecider, collectionId } from '@strongroom/ledger/chain'
import { type Asked, derivedId, type Ledger } from '@strongroom/ledger/eventlog'
import { listOpenCollections } from '@strongroom/projections/chain'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { GivenAddress } from '../../vault/address-balances.ts'
import * as addressBalances from '../../vault/address-balances.ts'
import { type CollectionAnswer, type Custody, collectable } from './custody.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>
type What = { readonly collectionId: string; readonly network: string; readonly currency: string }

export type CollectingParts = {
  readonly db: Pool
  readonly ledger: Ledger
  readonly custody: Custody
  readonly now: () => Date
}

/** How many addresses the custody is asked about at once. */
const addressesAtOnce = 100
/** The request that starts a collection has this long to finish it; then the job takes over. */
const graceSeconds = 30

/** When it is due (`Job.due`). */
export const finishCollectionsDue = `
  select min(created_at) + make_interval(secs => ${graceSeconds}) from views.collections where status = 0`

/** Asks what stands on addresses, and keeps it. Rejects when the custody does not say. */
export const scanAddresses = async (
  { db, custody, now }: CollectingParts,
  addresses: readonly GivenAddress[],
): Promise<void> => {
  for (const [network, currencies] of Object.entries(collectable)) {
    const here = addresses.filter(each => each.network === network)
    for (let from = 0; from < here.length; from += addressesAtOnce) {
      const some = here.slice(from, from + addressesAtOnce)
      const asked = now()
      const heard = await custody.balances(
        network,
        some.map(({ address }) => address),
      )
      const amounts = new Map(heard.map(each => [`${each.address} ${each.currency}`, each.amount]))
      const seen = some.flatMap(({ id: addressId, address }) =>
        currencies.map(currency => ({
          addressId,
          network,
          currency,
          amount: amounts.get(`${address} ${currency}`) ?? '0',
        })),
      )
      await addressBalances.save(db, seen, asked)
    }
  }
}

/**
 * Asks the custody for a collection that the log has, as often as it takes, and writes down what it answers. Every try
 * has the same id, so the coins are sent once even when several processes try. Rejects when there is no answer.
 */
export const finishCollection = async (parts: CollectingParts, what: What, about: About): Promise<void> => {
  const { db, ledger, custody } = parts
  const stream = collectionId(what.network, what.currency)
  const open = (await ledger.load(collectionDecider, stream)).state[what.collectionId]
  if (!open) return
  const addresses = await addressBalances.byIds(
    db,
    open.from.map(({ addressId }) => addressId),
  )
  const byId = new Map(addresses.map(({ id, address }) => [id, address]))
  const { network, currency } = what
  const answer = await custody.collect({
    id: what.collectionId,
    network,
    currency,
    centralAddress: open.centralAddress,
    // An address that is not there any more is the custody's to refuse: nothing may keep the collection open for ever.
    from: open.from.map(({ addressId, amount }) => ({ address: byId.get(addressId) ?? '', amount })),
  })
  const command = commandOf(what, answer, addresses)
  if (!command) return
  // Two that ask at once may hear different answers: these are two commands, and the first of them holds.
  const id = derivedId(what.collectionId, JSON.stringify(command))
  const outcome = await ledger.handle(collectionDecider, stream, { ...about, id, command })
  if (outcome.kind === 'refused')
    throw new Error('the custody has collected something else than it was asked to')
  // Reads the remaining balances. When this fails, the next scan reads them.
  await scanAddresses(parts, addresses).catch(() => {})
}

const commandOf = (what: What, answer: CollectionAnswer, addresses: readonly GivenAddress[]) => {
  if (answer.state === 'pending') return undefined
  if (answer.state === 'failed')
    return { type: 'FailCollection', input: { ...what, reason: answer.reason } } as const
  const ids = new Map(addresses.map(({ id, address }) => [address, id]))
  const collected = answer.collected.map(({ address, amount }) => ({
    addressId: ids.get(address) ?? 'unknown',
    amount,
  }))
  return { type: 'FinishCollection', input: { ...what, txid: answer.txid, collected } } as const
}

/** Finishes collections without a recorded answer: their process died, or the custody was away. */
export const finishCollections =
  (parts: CollectingParts, logger: Pick<Logger, 'warn'>, olderThanSeconds = graceSeconds) =>
  async (): Promise<void> => {
    for (const { id, network, currency } of await listOpenCollections(parts.db, olderThanSeconds)) {
      const about = { actor: { kind: 'system', id: 'finish-collections' }, correlationId: id } as const
      await finishCollection(parts, { collectionId: id, network, currency }, about).catch((err: unknown) =>
        logger.warn({ err, collection: id }, 'a collection could not be finished and is tried again'),
      )
    }
  }
