import type { MemberRefusal } from '@strongroom/ledger/account'
import type { BankRefusal } from '@strongroom/ledger/bank'
import type { CardBatchRefusal, CardRowRefusal } from '@strongroom/ledger/card'
import type { CatalogueRefusal } from '@strongroom/ledger/catalogue'
import type { AddressRefusal, CollectionRefusal } from '@strongroom/ledger/chain'
import type { JournalEntryRefusal, PeriodRefusal, ReconciliationRefusal } from '@strongroom/ledger/finance'
import type { HoldingRefusal } from '@strongroom/ledger/liabilities'
import type { ProposalRefusal } from '@strongroom/ledger/office'
import type { PayQrRefusal } from '@strongroom/ledger/pay-qr'
import type { WalletRefusal } from '@strongroom/ledger/wallet'
import type { Complete, wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
import type { RefusalWords } from './refusal-words.ts'
import { refusals } from './refusals.gen.ts'
import { type Reply, refused } from './replies.ts'

type Refusal =
  | MemberRefusal
  | WalletRefusal
  | AddressRefusal
  | BankRefusal
  | CardBatchRefusal
  | CardRowRefusal
  | CatalogueRefusal
  | CollectionRefusal
  | PayQrRefusal
  | ProposalRefusal
  | HoldingRefusal
  | PeriodRefusal
  | JournalEntryRefusal
  | ReconciliationRefusal

/** `insufficient-funds` is `INSUFFICIENT_FUNDS` on the wire. */
type CodeOf<Kind extends string> = Kind extends `${infer Word}-${infer Rest}`
  ? `${Uppercase<Word>}_${CodeOf<Rest>}`
  : Uppercase<Kind>

/** A kind whose code the contract does not list needs a code that it does. */
type Words<Kind extends string> = { readonly msg: Word } & (CodeOf<Kind> extends wire.RefusalCode
  ? { readonly code?: wire.RefusalCode }
  : { readonly code: wire.RefusalCode })

/** Refusals that several capabilities give. */
const ofMany = {
  'identity-not-verified': { msg: msg`Please verify your identity first` },
  'amount-not-positive': { msg: msg`The amount must be greater than 0` },
  'too-many-places': { msg: msg`The amount has too many decimal places` },
  'below-minimum': { msg: msg`The amount is below the minimum` },
  'insufficient-funds': { msg: msg`Insufficient wallet balance` },
  'currency-not-offered': { msg: msg`This currency is not offered` },
  'network-not-offered': { msg: msg`This currency is not offered on this network` },
  'top-up-unknown': { msg: msg`This top-up does not exist` },
  'already-decided': { msg: msg`This has been decided already` },
  'own-case': { msg: msg`You cannot decide your own case` },
  'fee-above-amount': { msg: msg`The fee is not below the amount` },
  'reason-missing': { msg: msg`A reason is needed` },
  'amount-too-small': { msg: msg`The amount is too small to be swapped` },
  'pays-oneself': { msg: msg`Unable to pay to yourself` },
  'receiver-unknown': { msg: msg`ID not exists` },
  'bank-not-usable': { msg: msg`This bank account cannot be used` },
  'fee-above-quoted': { msg: msg`The fee is above what the member agreed to` },
  'already-reversed': { msg: msg`This has been reversed already` },
  'case-unknown': { msg: msg`This record does not exist` },
  'member-unknown': { msg: msg`This member does not exist` },
} as const satisfies RefusalWords

const all = { ...refusals, ...ofMany }

type NeverGiven = Exclude<keyof typeof all, Refusal['kind']>

/** Each refusal's words: the compiler names a kind without words, and words of a kind that the ledger never gives. */
const words: Complete<NeverGiven, { readonly [Kind in Refusal['kind']]: Words<Kind> }> = all

/** Turns a refusal of the ledger into an answer. Its other fields become `details`; a call may have a code of its own for it. */
export const refusalOf = (refusal: Refusal, own?: wire.RefusalCode): Reply => {
  const { kind, ...rest } = refusal
  const { code = codeOf(kind), msg }: { readonly code?: wire.RefusalCode; readonly msg: Word } = words[kind]
  const details = Object.entries(rest).filter(([, value]) => typeof value !== 'object')
  return refused(
    own ?? code,
    msg,
    Object.fromEntries(details.map(([name, value]) => [name, asDetail(name, value)])),
  )
}

/** The number of a scan's result is a number in a success too; everything else is text. */
const asDetail = (name: string, value: unknown): string | number =>
  name === 'result' && typeof value === 'number' ? value : String(value)

const cannot = msg`This cannot be done`

/** How a refusal reads where it is one of many. */
export const refusalMessage = (kind: string): string =>
  (words[kind as Refusal['kind']]?.msg ?? cannot).message

/** The code of a kind that `words` gives none of its own: its type there has seen that the contract lists it. */
const codeOf = (kind: string) => kind.toUpperCase().replaceAll('-', '_') as wire.RefusalCode

/** Details of a refusal as text, as they are kept. */
export const detailsAsText = (
  details: Readonly<Record<string, string | number>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))
