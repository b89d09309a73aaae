import type { Leg } from '@strongroom/ledger/book'
import { policyOf } from '@strongroom/ledger/catalogue'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { Decimal } from '@strongroom/shared'
import { msg } from '#words'
import type { Asker } from '../../command/asking.ts'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'

/** All legs of facts; most have some, and those that move nothing none. */
export const legsIn = (facts: readonly object[]): readonly Leg[] =>
  facts.flatMap(fact => ('legs' in fact && Array.isArray(fact.legs) ? fact.legs : []))

/** The dependencies of asking a deciding administrator who they are. */
export type ProofParts = Pick<Parts, 'ledger' | 'catalogue' | 'prices' | 'sessionProofs'>

type Amount = { readonly code: string; readonly amount: string }
type Asking = Pick<Asker, 'session' | 'commandId'>

/**
 * Why an administrator decides nothing that takes two administrators, if so: they have neither signed in nor proven themselves for a
 * quarter of an hour. A job has no session: its administrator has proven themselves when they asked for it.
 */
export const whyUnproven = async (
  { sessionProofs }: Pick<ProofParts, 'sessionProofs'>,
  { session }: Pick<Asker, 'session'>,
): Promise<Reply | undefined> => {
  if (session.id === '' || (await sessionProofs.isProven(session.id))) return undefined
  return refused('PROOF_NEEDED', msg`Prove that it is you, by PAY code, authenticator app or passkey`, {
    ways: (await sessionProofs.waysOf(session.uid)).join(' '),
  })
}

/** The amounts that legs move, each currency once. */
const movedBy = (legs: readonly Leg[]): readonly Amount[] => {
  const sums = new Map<string, Decimal>()
  for (const { currency, amount } of legs)
    if (new Decimal(amount).gt(0)) sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount))
  return [...sums].map(([code, sum]) => ({ code, amount: sum.toFixed() }))
}

/** Whether any of the amounts is worth more than one administrator credits alone; one without a price is. */
export const takesTwo = async (
  { catalogue, prices }: Pick<ProofParts, 'catalogue' | 'prices'>,
  amounts: readonly Amount[],
): Promise<boolean> => {
  const limit = policyOf(catalogue, 'claim-credit').alone
  const known = (await prices([...new Set(amounts.map(({ code }) => code))].sort())).prices
  return amounts.some(({ code, amount }) => {
    const price = new Decimal(known[code.toLowerCase()] ?? '0')
    return price.isZero() || price.times(amount).abs().gt(limit)
  })
}

/** Why a decision of an amount that takes two is not made yet, if so: its administrator has not proven themselves. A repeated one is answered again. */
export const whyDeciderUnproven = async (
  parts: ProofParts,
  ask: Asking,
  uid: string,
  command: WalletCommand,
): Promise<Reply | undefined> => {
  const { ledger } = parts
  const { state } = await ledger.load(walletDecider, uid)
  const dry = walletDecider.decide(command, state)
  if (dry.kind === 'refused') return undefined
  const amounts = movedBy(legsIn(dry.facts))
  if (amounts.length === 0 || !(await takesTwo(parts, amounts))) return undefined
  return (await ledger.knows(walletDecider, uid, ask.commandId)) ? undefined : whyUnproven(parts, ask)
}
