import { accept, type Decision, isCountable, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, count, decimal, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const notBelowZero = v.pipe(decimal, v.check(isCountable, 'not below zero'))

const facts = {
  /**
   * Everything owed to members after the first `events` events of the log, as one Merkle sum tree a currency: the totals,
   * each tree's root, and the root over all. Leaves and salts are in `private`.
   */
  LiabilitiesProven: {
    version: 1,
    schema: v.object({
      proofId: id,
      events: count,
      totals: v.pipe(v.array(v.object({ currency: code, amount: notBelowZero, root: hash })), v.readonly()),
      root: hash,
    }),
  },
  /** An administrator asks for a proof now; the envelope names them. */
  LiabilitiesProofAsked: { version: 1, schema: v.object({ askId: id }) },
} as const
/** Every event of stream `liabilities-house`. */
export type LiabilitiesFact = FactOf<typeof facts>
/** One proof: the total and the root of the Merkle sum tree of each currency, over the first `events` events of the log. */
export type LiabilitiesProven = Omit<Extract<LiabilitiesFact, { type: 'LiabilitiesProven' }>, 'type'>

/** Publishes a proof that the workers have made, daily or because it was asked for. */
export type ProveLiabilities = { readonly type: 'ProveLiabilities'; readonly input: LiabilitiesProven }
/** `askId` is that of the command. One that comes while a proof is awaited adds nothing. */
export type AskForLiabilitiesProof = {
  readonly type: 'AskForLiabilitiesProof'
  readonly input: { readonly askId: string }
}

type LiabilitiesRefusal =
  | { readonly kind: 'amount-below-zero'; readonly currency: string }
  | { readonly kind: 'currency-twice'; readonly currency: string }
  /** A proof of more events than this one has come first. */
  | { readonly kind: 'proof-outdated'; readonly events: number }

/** The last proof: its id, how many events it counts, and whether another has been asked for since. */
export type Liabilities = { readonly proofId: string; readonly events: number; readonly isAsked: boolean }

/**
 * The house's liabilities to its members, proven again and again: the one stream `liabilities-house`. Refusals are checked in the
 * order that `LiabilitiesRefusal` lists them.
 */
export const liabilitiesDecider: Decider<
  Liabilities,
  ProveLiabilities | AskForLiabilitiesProof,
  LiabilitiesFact,
  LiabilitiesRefusal
> = {
  category: 'liabilities',
  stateVersion: 2,
  initial: () => ({ proofId: '', events: 0, isAsked: false }),
  decide: (command, last): Decision<LiabilitiesFact, LiabilitiesRefusal> => {
    if (command.type === 'AskForLiabilitiesProof')
      return last.isAsked ? accept() : accept({ type: 'LiabilitiesProofAsked', ...command.input })
    const { input } = command
    const { proofId, totals, events } = input
    if (proofId === last.proofId) return accept()
    for (const [at, { currency, amount }] of totals.entries()) {
      if (!isCountable(amount)) return refuse({ kind: 'amount-below-zero', currency })
      if (totals.findIndex(each => each.currency === currency) !== at)
        return refuse({ kind: 'currency-twice', currency })
    }
    if (events < last.events) return refuse({ kind: 'proof-outdated', events: last.events })
    return accept({ type: 'LiabilitiesProven', ...input })
  },
  evolve: (last, fact) =>
    fact.type === 'LiabilitiesProofAsked'
      ? { ...last, isAsked: true }
      : { proofId: fact.proofId, events: fact.events, isAsked: false },
  facts,
}

/** The id of the only stream of its category. */
export const house = 'house'
