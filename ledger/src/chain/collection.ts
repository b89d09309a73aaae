import { accept, Decimal, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, decimal, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

/** One collection is one event, and one request to the custody. */
export const mostAddressesCollected = 200

const fromAddress = v.object({ addressId: id, amount: decimal })
/** The amount collected from one address; addresses by the ids they have in `private`. */
export type Collected = Readonly<v.InferOutput<typeof fromAddress>>

const from = v.pipe(v.array(fromAddress), v.minLength(1), v.maxLength(mostAddressesCollected))
const what = { collectionId: id, network: code, currency: code }

const facts = {
  /** The custody is asked to bring these amounts to the central address. They are the house's coins already: no legs. */
  CollectionAsked: { version: 1, schema: v.object({ ...what, centralAddress: id, from }) },
  /** The custody has sent these; amounts that were asked for and are missing here stay where they are. */
  CollectionDone: { version: 1, schema: v.object({ ...what, txid: id, collected: from }) },
  /** The custody has refused: nothing was sent, and nothing will be. */
  CollectionFailed: { version: 1, schema: v.object({ ...what, reason: id }) },
} as const
/** Every event of stream `collection-{network}-{currency}`. */
export type CollectionFact = FactOf<typeof facts>

/** A collection that the custody has not answered yet. */
export type Collection = { readonly centralAddress: string; readonly from: readonly Collected[] }
/** Collections that the custody has not answered, by `collectionId`. */
export type OpenCollections = Readonly<Record<string, Collection>>

type What = { readonly collectionId: string; readonly network: string; readonly currency: string }

/** The house asks the custody to collect; the custody's answer finishes or fails it. */
export type CollectionCommand =
  | {
      readonly type: 'AskCollection'
      /** Which addresses: those named, or all that hold at least so much. */
      readonly input: What & {
        readonly least?: string | undefined
        readonly addressIds?: readonly string[] | undefined
      }
      /** The amounts last seen on the addresses, the largest first. */
      readonly given: { readonly centralAddress: string; readonly found: readonly Collected[] }
    }
  | {
      readonly type: 'FinishCollection'
      readonly input: What & { readonly txid: string; readonly collected: readonly Collected[] }
    }
  | { readonly type: 'FailCollection'; readonly input: What & { readonly reason: string } }

/** `nothing-to-collect`: no address has a balance that is free. `collection-differs`: the custody reports other amounts. */
export type CollectionRefusal =
  | { readonly kind: 'nothing-to-collect' }
  | { readonly kind: 'collection-differs' }

const decide = (
  command: CollectionCommand,
  open: OpenCollections,
): Decision<CollectionFact, CollectionRefusal> => {
  const { collectionId, network, currency } = command.input
  const what = { collectionId, network, currency }
  if (command.type === 'AskCollection') {
    const { centralAddress, found } = command.given
    const free = notIn(open, found).slice(0, mostAddressesCollected)
    if (free.length === 0) return refuse({ kind: 'nothing-to-collect' })
    return accept({ type: 'CollectionAsked', ...what, centralAddress, from: free })
  }
  const asked = open[collectionId]
  // Another process has recorded the answer first.
  if (!asked) return accept()
  if (command.type === 'FailCollection')
    return accept({ type: 'CollectionFailed', ...what, reason: command.input.reason })
  const { txid, collected } = command.input
  if (!isPartOf(collected, asked.from)) return refuse({ kind: 'collection-differs' })
  return accept({ type: 'CollectionDone', ...what, txid, collected: [...collected] })
}

/** The balances with no collection under way: coins that are asked for twice might be sent twice. */
const notIn = (open: OpenCollections, found: readonly Collected[]): Collected[] => {
  const taken = new Set(Object.values(open).flatMap(({ from }) => from.map(({ addressId }) => addressId)))
  return found.filter(({ addressId }) => !taken.has(addressId))
}

/** Whether each was asked for, once, and no more came than was. */
const isPartOf = (collected: readonly Collected[], asked: readonly Collected[]): boolean => {
  const amounts = new Map(asked.map(({ addressId, amount }) => [addressId, amount]))
  const ids = new Set(collected.map(({ addressId }) => addressId))
  return (
    ids.size === collected.length &&
    collected.every(({ addressId, amount }) => {
      const most = amounts.get(addressId)
      return most !== undefined && new Decimal(amount).gt(0) && new Decimal(amount).lte(most)
    })
  )
}

const evolve = (open: OpenCollections, fact: CollectionFact): OpenCollections => {
  const { [fact.collectionId]: _, ...others } = open
  if (fact.type !== 'CollectionAsked') return others
  return { ...others, [fact.collectionId]: { centralAddress: fact.centralAddress, from: fact.from } }
}

/** Coins on deposit addresses that are brought to the central address of their network: stream `collection-{network}-{currency}`. */
export const collectionDecider: Decider<
  OpenCollections,
  CollectionCommand,
  CollectionFact,
  CollectionRefusal
> = {
  category: 'collection',
  stateVersion: 1,
  initial: () => ({}),
  decide,
  evolve,
  facts,
}

/** The id of the stream that holds the collections of a currency on a network, after the category. */
export const collectionId = (network: string, currency: string): string => `${network}-${currency}`
