import { configOf } from '@strongroom/ledger/catalogue'
import { collectionDecider, collectionId, mostAddressesCollected } from '@strongroom/ledger/chain'
import { type CollectionRow, listCollections, sumCollections } from '@strongroom/projections/chain'
import { contract, itemAt, keysOf, wire } from '@strongroom/shared'
import { msg } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply, refused } from '../command/replies.ts'
import type { Session as Asking } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { lastChangedByAdministrators } from '../platform/proposals/entry-history.ts'
import { readAddress } from './chain-address.ts'
import { collectionInLog } from './collection-in-log.ts'
import { finishCollection, scanAddresses } from './custody/collecting.ts'
import { collectable } from './custody/custody.ts'
import { collectionCsv } from './words.ts'

const centralSettings = { ERC20: 'ercCentralAddress', TRC20: 'trcCentralAddress' } as const
type Network = keyof typeof centralSettings
const networks = keysOf(centralSettings)

const HOUR_MS = 3_600_000

type Which = {
  readonly addresses?: readonly string[] | undefined
  readonly least?: string | undefined
  readonly ccaddress?: string | undefined
}

const noCustody = () => refused('CUSTODY_MISSING', msg`No custody is connected`)

const centralOf = ({ catalogue }: Parts, network: Network) => configOf(catalogue, centralSettings[network])

/** The central address as the network writes it; or why nothing can be sent to it. */
const checkedCentral = (parts: Parts, network: Network, lookedAt: string | undefined): string | Reply => {
  const set = centralOf(parts, network)
  if (!set)
    return refused('CENTRAL_ADDRESS_MISSING', msg`No central address is set for this network`, { network })
  const central = readAddress(network, set)
  if (!central)
    return refused('CENTRAL_ADDRESS_WRONG', msg`The central address is no address of this network`, {
      network,
    })
  if (lookedAt !== undefined && lookedAt !== set && lookedAt !== central)
    return refused('CENTRAL_ADDRESS_CHANGED', msg`The central address has been changed, please check again`)
  return central
}

/** From when on coins go to a central address that administrators have changed in the last hours; nothing when they may go now. */
const coolsUntil = async ({ log, catalogue, now }: Parts, network: Network): Promise<Date | undefined> => {
  const changedAt = await lastChangedByAdministrators(log, centralSettings[network])
  if (changedAt === undefined) return undefined
  const hours = Number(configOf(catalogue, 'centralAddressCoolingHours'))
  const from = new Date(changedAt.getTime() + hours * HOUR_MS)
  return now() < from ? from : undefined
}

/** Why nothing is collected to a central address yet. */
const cooling = async (parts: Parts, network: Network): Promise<Reply | undefined> => {
  const from = await coolsUntil(parts, network)
  if (!from) return undefined
  const why = msg`The central address was changed a short while ago: nothing is collected to it yet`
  return refused('CENTRAL_ADDRESS_COOLING', why, { network, from: from.toISOString() })
}

const recordOf = recordFrom<CollectionRow>()(wire.collection, {
  as: { ccaddress: 'central_address' },
  scaled: { amount: 'currency', collected: 'currency' },
})

const recordsOf = async (parts: Parts, rows: readonly CollectionRow[]) => {
  const names = await parts.members.namesOf(rows.map(({ asked_by }) => asked_by))
  return rows.map(row => recordOf(parts, row, { asked_by_name: names(row.asked_by).username }))
}

/** Asks for a collection, once under its key, and hears what comes of it; without an answer it stays asked for. */
const collect = async (
  parts: Parts,
  ask: Asker,
  pot: { network: Network; currency: string },
  which: Which,
) => {
  const { ledger, addressBalances, catalogue, logger, db, custody, now } = parts
  const collecting = custody && { db, ledger, custody, now }
  if (!collecting) return noCustody()
  const stream = collectionId(pot.network, pot.currency)
  const what = { collectionId: ask.commandId, ...pot }
  const isAgain = await ledger.knows(collectionDecider, stream, ask.commandId)
  const central = isAgain ? '' : checkedCentral(parts, pot.network, which.ccaddress)
  if (typeof central !== 'string') return central
  // After the address was looked up: one that is changed meanwhile is not the one that is collected to.
  const tooEarly = isAgain ? undefined : await cooling(parts, pot.network)
  if (tooEarly) return tooEarly
  const { state } = await ledger.load(collectionDecider, stream)
  const without = Object.values(state).flatMap(({ from }) => from.map(({ addressId }) => addressId))
  const [addressIds, least] = [which.addresses, which.least]
  const wanted = { addressIds, least, without, most: mostAddressesCollected }
  const command = {
    type: 'AskCollection',
    input: { ...what, ...(least ? { least } : {}), ...(addressIds ? { addressIds } : {}) },
    given: { centralAddress: central, found: isAgain ? [] : await addressBalances.found(pot, wanted) },
  } as const
  const outcome = await ledger.handle(collectionDecider, stream, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  const { actor, correlationId } = asked(ask, command)
  await finishCollection(collecting, what, { actor, correlationId }).catch((err: unknown) =>
    logger.warn({ err, collection: what.collectionId }, 'the custody has not answered; it is asked again'),
  )
  return one(itemAt(await recordsOf(parts, [await collectionInLog(parts.log, what)]), 0))
}

const limited = (what: string, most: number) => ({
  limits: ({ session }: { session: Asking | undefined }) => [
    { key: `${what} ${session?.uid}`, most, seconds: 600 },
  ],
})

const balances = implement(contract.chain.addressBalances, {
  csv: collectionCsv,
  handler: async ({ filter }, { addressBalances, members, catalogue }) => {
    const { rows, total } = await addressBalances.list(filter)
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
})

const collectionTotals = implement(contract.chain.collectionTotals, {
  handler: async ({ filter: { least = '0' } }, parts) => {
    const { addressBalances, db, catalogue, custody } = parts
    const [pots, sums, unseen, ...cool] = await Promise.all([
      addressBalances.pots(least),
      sumCollections(db),
      addressBalances.countUnseen(networks),
      ...networks.map(network => coolsUntil(parts, network)),
    ])
    const totals = networks.flatMap((network, at) =>
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
          ccaddress: centralOf(parts, network),
          usable_from: cool[at]?.toISOString() ?? null,
          scanned_date: pot?.scanned_at ?? null,
        }
      }),
    )
    return one({ custody: custody?.source ?? 'none', unseen, most: mostAddressesCollected, totals })
  },
})

const collections = implement(contract.chain.collections, {
  csv: collectionCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCollections(parts.db, filter)
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const scan = implement(contract.chain.scanAddresses, {
  ...limited('scan addresses', 30),
  handler: async ({ filter: { network } }, { addressBalances, logger, custody, db, ledger, now }) => {
    const collecting = custody && { db, ledger, custody, now }
    if (!collecting) return noCustody()
    const addresses = await addressBalances.toScan(network ? [network] : networks, wire.mostAddressesScanned)
    try {
      await scanAddresses(collecting, addresses)
    } catch (err) {
      logger.warn({ err }, 'the custody does not say what stands on addresses')
      return refused('CUSTODY_AWAY', msg`The custody does not answer, please try again later`)
    }
    return one({ scanned: addresses.length, unseen: await addressBalances.countUnseen(networks) })
  },
})

const collectCoins = implement(contract.chain.collect, {
  ...limited('collect', 60),
  handler: (ask, parts) => {
    const { network, currency, ...which } = ask.filter
    return collect(parts, ask, { network, currency }, which)
  },
})

const collectTrx = implement(contract.chain.collectTrx, {
  ...limited('collect', 60),
  handler: (ask, parts) => collect(parts, ask, { network: 'TRC20', currency: 'TRX' }, ask.filter),
})

/** Balances on members' deposit addresses, and their collection to each network's central address. */
export const collectionCalls: readonly Call[] = [
  balances,
  collectionTotals,
  collections,
  scan,
  collectCoins,
  collectTrx,
]
