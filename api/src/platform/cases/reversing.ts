import type { Leg } from '@strongroom/ledger/book'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Decimal, placesOf } from '@strongroom/shared'
import { type Asker, asked } from '../../command/asking.ts'
import { refusalOf } from '../../command/refusals.ts'
import type { Reply } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { takeAllAlone } from '../proposals/alone-share.ts'
import { knownChange, propose } from '../proposals/proposing.ts'
import { type Reversal, reversalCommand } from './reverse.ts'

/** The amounts a member gets back when these legs are reversed, by currency; only those above zero. */
export const creditsOf = (uid: string, legs: readonly Leg[]): Reversal['credits'] => {
  const taken = new Map<string, Decimal>()
  for (const { account, currency, amount } of legs)
    if (account.startsWith(`user:${uid}:`))
      taken.set(currency, (taken.get(currency) ?? new Decimal(0)).minus(amount))
  return [...taken]
    .filter(([, sum]) => sum.isPositive() && !sum.isZero())
    .map(([currency, sum]) => ({ currency, amount: sum.toFixed() }))
}

/**
 * Reverses at once what takes from the member, and what gives them up to the administrator's share of the day; more than
 * that waits for a second one.
 */
export const reverseOrPropose = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  change: Reversal,
  reply: () => Reply,
): Promise<Reply> => {
  const { ledger, catalogue } = parts
  const { uid } = change
  if (await knownChange(parts, ask.commandId)) return propose(parts, ask, change)
  const by = { reverser: ask.session.uid, reversalId: ask.commandId }
  const command = await reversalCommand(parts, by, change)
  if (!command) return refusalOf({ kind: 'case-unknown' })
  const isAgain = await ledger.knows(walletDecider, uid, ask.commandId)
  const dry = walletDecider.decide(command, (await ledger.load(walletDecider, uid)).state)
  if (!isAgain && dry.kind === 'refused') return refusalOf(dry.refusal)
  const credits = change.credits.map(({ currency: code, amount }) => ({
    currency: catalogue.currency(code) ?? { code, scale: placesOf(amount) },
    amount,
  }))
  const share = isAgain ? undefined : await takeAllAlone(parts, ask, 'reversal', credits)
  if (share && !share.isAlone) return propose(parts, ask, change)
  const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
  // One that was reversed before has been counted before.
  if (outcome.kind === 'refused' || outcome.repeated) await share?.giveBack()
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  return reply()
}
