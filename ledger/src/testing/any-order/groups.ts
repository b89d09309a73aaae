import type { Complete } from '@strongroom/shared'
import type { WalletMovement } from '../../wallet/wallet-decider.ts'
import * as byName from './groups.gen.ts'
import type { Group } from './steps.ts'

/** Movements that no group makes: their facts carry no legs, so that no balance can depend on their order. */
type WithoutMoney =
  | 'openWallet'
  | 'freezeWallet'
  | 'currencyRequest'
  | 'editCardHolder'
  | 'editCardDetails'
  | 'showCardNumber'
  | 'freezeCard'
  | 'ownLimit'
  | 'cardRules'
  | 'disposableNumber'
  // Its days come by the calendar; its money moves by the fact of a quick pay.
  | 'scheduledQuickPay'

type Made = (typeof byName)[keyof typeof byName]['makes'][number]

/** Every group of movements, each with its steps, its reactions and its invariants: together they make each movement of a wallet. */
export const groups: Complete<Exclude<WalletMovement, Made | WithoutMoney>, readonly Group[]> = Object.values(
  byName,
)

/** The movements that the property test makes. */
export const madeMovements: readonly WalletMovement[] = groups.flatMap(({ makes }) => makes)
