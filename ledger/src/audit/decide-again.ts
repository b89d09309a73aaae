import type { Decision } from '@strongroom/shared'
import type { Wallet } from '../wallet/wallet.ts'
import {
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from '../wallet/wallet-decider.ts'

/** Decides a command by the rules of today; nothing where they cannot take it at all. */
export const decideAgain = (
  command: WalletCommand,
  wallet: Wallet,
  at: string,
): Decision<WalletFact, WalletRefusal> | undefined => {
  try {
    return decideAsQuoted(command, wallet, at)
  } catch {
    return undefined
  }
}

/** A lower fee that finance chose stays; where the member would have been quoted less still, that one is taken. */
const decideAsQuoted = (
  command: WalletCommand,
  wallet: Wallet,
  at: string,
): Decision<WalletFact, WalletRefusal> => {
  const decided = walletDecider.decide(command, wallet, at)
  if (decided.kind !== 'refused' || decided.refusal.kind !== 'fee-above-quoted') return decided
  if (command.type !== 'ApproveWithdrawal') return decided
  const { fee: _, feeRate: __, ...input } = command.input
  return walletDecider.decide({ ...command, input }, wallet, at)
}
