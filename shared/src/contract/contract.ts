import type { GenericSchema, InferOutput } from 'valibot'
import * as accountAuthenticator from './account/authenticator-calls.ts'
import * as account from './account/calls.ts'
import * as accountOffice from './account/office-calls.ts'
import * as accountPasskey from './account/passkey-calls.ts'
import * as accountSafety from './account/safety-calls.ts'
import * as accountSignIn from './account/sign-in-calls.ts'
import * as audit from './audit/calls.ts'
import * as bank from './bank/calls.ts'
import * as bankOffice from './bank/office-calls.ts'
import * as card from './card/calls.ts'
import * as cardLog from './card/log-calls.ts'
import * as cardOffice from './card/office-calls.ts'
import * as catalogue from './catalogue/calls.ts'
import {
  agent,
  areaCode,
  bankCategory,
  chargeItem,
  country,
  currency,
  externalBank,
  fixedNetwork,
  inviteCode,
  network,
  plan,
  prechargeItem,
  productBank,
  sendFee,
  swapRate,
  sysBank,
} from './catalogue/kinds.ts'
import * as allowList from './chain/allow-list-calls.ts'
import * as chain from './chain/calls.ts'
import * as chainCollection from './chain/collection-calls.ts'
import * as chainOffice from './chain/office-calls.ts'
import * as chainScan from './chain/scan-calls.ts'
import * as earn from './earn/calls.ts'
import * as files from './files-calls.ts'
import * as finance from './finance/calls.ts'
import * as identity from './identity/calls.ts'
import * as liabilities from './liabilities/calls.ts'
import * as officeBulk from './office/bulk-calls.ts'
import * as office from './office/calls.ts'
import * as officeFind from './office/find-calls.ts'
import * as officeHome from './office/home-calls.ts'
import * as officeInbox from './office/inbox-calls.ts'
import * as officeViews from './office/saved-view-calls.ts'
import * as operations from './operations/calls.ts'
import * as payQr from './pay-qr/calls.ts'
import * as payment from './payment/calls.ts'
import * as quickPay from './quick-pay/calls.ts'
import * as referral from './referral/calls.ts'
import * as statement from './statement/calls.ts'
import * as statements from './statement/statement-calls.ts'
import * as swap from './swap/calls.ts'
import * as topUp from './top-up/calls.ts'
import * as trade from './trade/calls.ts'
import * as vip from './vip/calls.ts'
import * as wallet from './wallet/calls.ts'
import * as withdrawal from './withdrawal/calls.ts'

/** Every /v1 call, by capability; those of a kind of reference data by the kind. */
export const contract = {
  account: {
    ...accountSignIn,
    ...account,
    ...accountSafety,
    ...accountAuthenticator,
    ...accountPasskey,
    ...accountOffice,
  },
  agent,
  areaCode,
  audit,
  bank: { ...bank, ...bankOffice },
  bankCategory,
  card: { ...card, ...cardLog, ...cardOffice },
  catalogue,
  chain: { ...chain, ...allowList, ...chainOffice, ...chainCollection, ...chainScan },
  chargeItem,
  country,
  currency,
  earn,
  externalBank,
  files,
  finance,
  fixedNetwork,
  identity,
  inviteCode,
  liabilities,
  network,
  office: { ...office, ...officeHome, ...officeInbox, ...officeViews, ...officeBulk, ...officeFind },
  operations,
  payQr,
  payment,
  plan,
  prechargeItem,
  productBank,
  quickPay,
  referral,
  sendFee,
  statement,
  statements,
  swap,
  swapRate,
  sysBank,
  topUp,
  trade,
  vip,
  wallet,
  withdrawal,
} as const

/** Type of the whole contract, from which calls get their bodies, filters and answers. */
export type Contract = typeof contract

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
