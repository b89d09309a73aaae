import { configOf } from '@strongroom/ledger/catalogue'
import { collectionDecider, collectionId, mostAddressesCollected } from '@strongroom/ledger/chain'
import {
  type CollectionRow,
  findCollections,
  listCollections,
  sumCollections,
} from '@strongroom/projections/chain'
import { contract, wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, type Session as Asking, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply, refused } from '../http/replies.ts'
import { upToNow } from '../office/deciding.ts'
import { lastChangedByAdministrators } from '../office/last-changed.ts'
import { createAddressBalances } from '../vault/address-balances.ts'
import { readAddress } from './chain-address.ts'
import { collectionCsv } from './csv-words.ts'
import { finishCollection, scanAddresses } from './custody/collecting.ts'
import { collectable } from './custody/custody.ts'
import { custodyOf } from './custody/custody-of.ts'

const centralSettings = { ERC20: 'ercCentralAddress', TRC20: 'trcCentralAddress' } as const
type Network = keyof typeof centralSettings
const networks = Object.keys(centralSettings) as readonly Network[]

const HOUR_MS = 3_600_000

type Which = {
  readonly addresses?: readonly string[] | undefined
  readonly least?: string | undefined
  readonly ccaddress?: string | undefined
}

const noCustody = () => refused('CUSTODY_MISSING', 'No custody is connected')

/** What stands on members' deposit addresses, and bringing it to the central address of its network. */
export const collectionCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, log, ledger, catalogue, members, logger, now } = parts
  const balances = createAddressBalances(db)
  const custody = custodyOf(parts)
  const collecting = custody && { db, ledger, custody, now }

  const centralOf = (network: Network) => configOf(catalogue, centralSettings[network])

  /** The central address as the network writes it; or why nothing can be sent to it. */
  const checkedCentral = (network: Network, lookedAt: string | undefined): string | Reply => {
    const set = centralOf(network)
    if (!set)
      return refused('CENTRAL_ADDRESS_MISSING', 'No central address is set for this network', { network })
    const central = readAddress(network, set)
    if (!central)
      return refused('CENTRAL_ADDRESS_WRONG', 'The central address is no address of this network', {
        network,
      })
    if (lookedAt !== undefined && lookedAt !== set && lookedAt !== central)
      return refused('CENTRAL_ADDRESS_CHANGED', 'The central address has been changed, please check again')
    return central
  }

  /** Why nothing is collected to a central address yet that administrators have changed in the last hours. */
  const cooling = async (network: Network): Promise<Reply | undefined> => {
    const changedAt = await lastChangedByAdministrators(log, centralSettings[network])
    if (changedAt === undefined) return undefined
    const hours = Number(configOf(catalogue, 'centralAddressCoolingHours'))
    const from = new Date(changedAt.getTime() + hours * HOUR_MS)
    if (now() >= from) return undefined
    const msg = 'The central address was changed a short while ago: nothing is collected to it yet'
    return refused('CENTRAL_ADDRESS_COOLING', msg, { network, from: from.toISOString() })
  }

  const recordOf = (row: CollectionRow): wire.Collection => ({
    id: row.id,
    network: row.network,
    currency: row.currency,
    ccaddress: row.central_address,
    amount: atScale(catalogue, row.currency, row.amount),
    addresses: row.addresses,
    status: row.status,
    txid: row.txid,
    collected: atScale(catalogue, row.currency, row.collected),
    collected_addresses: row.collected_addresses,
    reason: row.reason,
    asked_by: row.asked_by,
    created_date: row.created_at,
    finish_date: row.decided_at,
  })

  /** Asks for a collection, once under its key, and hears what comes of it; without an answer it stays asked for. */
  const collect = async (ask: Asker, pot: { network: Network; currency: string }, which: Which) => {
    if (!collecting) return noCustody()
    const stream = collectionId(pot.network, pot.currency)
    const what = { collectionId: ask.commandId, ...pot }
    const isAgain = await ledger.knows(collectionDecider, stream, ask.commandId)
    const central = isAgain ? '' : checkedCentral(pot.network, which.ccaddress)
    if (typeof central !== 'string') return central
    // After the address was looked up: one that is changed meanwhile is not the one that is collected to.
    const tooEarly = isAgain ? undefined : await cooling(pot.network)
    if (tooEarly) return tooEarly
    const { state } = await ledger.load(collectionDecider, stream)
    const without = Object.values(state).flatMap(({ from }) => from.map(({ addressId }) => addressId))
    const [addressIds, least] = [which.addresses, which.least]
    const wanted = { addressIds, least, without, most: mostAddressesCollected }
    const command = {
      type: 'AskCollection',
      input: { ...what, ...(least ? { least } : {}), ...(addressIds ? { addressIds } : {}) },
      given: { centralAddress: central, found: isAgain ? [] : await balances.found(pot, wanted) },
    } as const
    const outcome = await ledger.handle(collectionDecider, stream, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const { actor, correlationId } = asked(ask, command)
    await finishCollection(collecting, what, { actor, correlationId }).catch((err: unknown) =>
      logger.warn({ err, collection: what.collectionId }, 'the custody has not answered; it is asked again'),
    )
    await upToNow(parts, 'collections')
    const [row] = await findCollections(db, what.collectionId)
    if (!row) throw new Error('a collection that was asked for is not shown')
    return one(recordOf(row))
  }

  const limited = (what: string, most: number) => ({
    limits: ({ session }: { session: Asking | undefined }) => [
      { key: `${what} ${session?.uid}`, most, seconds: 600 },
    ],
  })

  return [
    implement(contract.chain.addressBalances, {
      csv: collectionCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await balances.list(filter)
        const names = await members.namesOf(rows.flatMap(({ uid }) => uid ?? []))
        const nobody = { username: '', email: '' }
        return page({
          total,
          rows: rows.map(row => ({
            id: row.address_id,
            uid: row.uid,
            ...(row.uid ? names(row.uid) : nobody),
            network: row.network,
            currency: row.currency,
            ccaddress: row.ccaddress,
            demo: row.demo,
            balance: atScale(catalogue, row.currency, row.amount),
            collected: atScale(catalogue, row.currency, row.collected),
            scanned_date: row.scanned_at,
          })),
        })
      },
    }),

    implement(contract.chain.collectionTotals, {
      handler: async ({ filter: { least = '0' } }) => {
        const [pots, sums, unseen] = await Promise.all([
          balances.pots(least),
          sumCollections(db),
          balances.countUnseen(networks),
        ])
        const totals = networks.flatMap(network =>
          (collectable[network] ?? []).map(currency => {
            const isIt = (each: { network: string; currency: string }) =>
              each.network === network && each.currency === currency
            const pot = pots.find(isIt)
            const inPlaces = (amount = '0') => atScale(catalogue, currency, amount)
            return {
              network,
              currency,
              balance: inPlaces(pot?.amount),
              addresses: pot?.addresses ?? 0,
              least_balance: inPlaces(pot?.least_amount),
              least_addresses: pot?.least_addresses ?? 0,
              collected: inPlaces(sums.find(isIt)?.collected),
              ccaddress: centralOf(network),
              scanned_date: pot?.scanned_at ?? null,
            }
          }),
        )
        return one({ custody: custody?.source ?? 'none', unseen, most: mostAddressesCollected, totals })
      },
    }),

    implement(contract.chain.collections, {
      csv: collectionCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listCollections(db, filter)
        return page({ rows: rows.map(recordOf), total })
      },
    }),

    implement(contract.chain.scanAddresses, {
      ...limited('scan addresses', 30),
      handler: async ({ filter: { network } }) => {
        if (!collecting) return noCustody()
        const addresses = await balances.toScan(network ? [network] : networks, wire.mostAddressesScanned)
        try {
          await scanAddresses(collecting, addresses)
        } catch (err) {
          logger.warn({ err }, 'the custody does not say what stands on addresses')
          return refused('CUSTODY_AWAY', 'The custody does not answer, please try again later')
        }
        return one({ scanned: addresses.length, unseen: await balances.countUnseen(networks) })
      },
    }),

    implement(contract.chain.collect, {
      ...limited('collect', 60),
      handler: ask => {
        const { network, currency, ...which } = ask.filter
        return collect(ask, { network, currency }, which)
      },
    }),

    implement(contract.chain.collectTrx, {
      ...limited('collect', 60),
      handler: ask => collect(ask, { network: 'TRC20', currency: 'TRX' }, ask.filter),
    }),
  ]
}
