import {
  type Wallet,
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from '@strongroom/ledger/wallet'
import type { Parts } from '../../dependencies.ts'

type FactNamed<T> = Extract<WalletFact, { readonly type: T }>

/** A command's effect: the fact it would add, and the wallet before and after it. */
export type Preview<F> = { readonly fact: F; readonly before: Wallet; readonly after: Wallet }

/**
 * The decision on a command, taken without writing it down, so a preview cannot differ from the booking.
 * `types` name the fact that is looked at, one of those that the command adds; none is an error of ours.
 */
export const preview = async <T extends WalletFact['type']>(
  { ledger, now = () => new Date() }: Pick<Parts, 'ledger'> & { readonly now?: () => Date },
  uid: string,
  command: WalletCommand,
  ...types: readonly T[]
): Promise<Preview<FactNamed<T>> | { readonly refusal: WalletRefusal }> => {
  const { state } = await ledger.load(walletDecider, uid)
  const decision = walletDecider.decide(command, state, now().toISOString())
  if (decision.kind === 'refused') return { refusal: decision.refusal }
  const fact = decision.facts.find((each): each is FactNamed<T> => types.some(type => type === each.type))
  if (!fact) throw new Error(`${command.type} adds ${types.join(' or ')} or is refused`)
  return { fact, before: state, after: decision.facts.reduce(walletDecider.evolve, state) }
}
