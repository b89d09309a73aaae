import type { GenericSchema, InferOutput } from 'valibot'
import * as byCapability from './calls.gen.ts'
import { agent } from './catalogue/agent-kinds.ts'
import { bankCategory, externalBank, productBank, sysBank } from './catalogue/bank-kinds.ts'
import { cardType } from './catalogue/card-kinds.ts'
import {
  areaCode,
  cannedAnswer,
  chargeItem,
  country,
  currency,
  fixedNetwork,
  inviteCode,
  maintenance,
  network,
  plan,
  prechargeItem,
  sendFee,
  swapRate,
  userGroup,
} from './catalogue/kinds.ts'
import * as files from './files-calls.ts'
import * as statements from './statement/statement-calls.ts'

/** The calls of each kind of reference data, and of what several capabilities have. */
const byKind = {
  agent,
  areaCode,
  bankCategory,
  cannedAnswer,
  cardType,
  chargeItem,
  country,
  currency,
  externalBank,
  files,
  fixedNetwork,
  inviteCode,
  maintenance,
  network,
  plan,
  prechargeItem,
  productBank,
  sendFee,
  statements,
  swapRate,
  sysBank,
  userGroup,
} as const

/** Type of the whole contract, from which calls get their bodies, filters and answers. Named by its parts: spelt out, it is more than the compiler writes. */
export type Contract = typeof byCapability & typeof byKind

/** Every /v1 call, by capability; those of a kind of reference data by the kind. */
export const contract: Contract = { ...byCapability, ...byKind }

/** A call's name: `swap.check`. */
export type CallName = {
  [G in keyof Contract]: `${G}.${keyof Contract[G] & string}`
}[keyof Contract]

/** The filter of a list as its API is asked with it: with its defaults. */
export type ListFilter<N extends CallName> =
  ContractOf<N> extends { readonly filter: infer F extends GenericSchema } ? InferOutput<F> : never

/** The contract of a call, by its name. */
export type ContractOf<N extends CallName> = N extends `${infer G extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[G]
    ? Contract[G][C]
    : never
  : never
