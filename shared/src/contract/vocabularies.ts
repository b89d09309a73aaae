import { account } from './account/vocabulary.ts'
import { audit } from './audit/vocabulary.ts'
import { bank } from './bank/vocabulary.ts'
import { card } from './card/vocabulary.ts'
import { catalogue } from './catalogue/vocabulary.ts'
import { chain } from './chain/vocabulary.ts'
import { earn } from './earn/vocabulary.ts'
import { finance } from './finance/vocabulary.ts'
import { identity } from './identity/vocabulary.ts'
import { liabilities } from './liabilities/vocabulary.ts'
import { office } from './office/vocabulary.ts'
import { payQr } from './pay-qr/vocabulary.ts'
import { payment } from './payment/vocabulary.ts'
import { quickPay } from './quick-pay/vocabulary.ts'
import { referral } from './referral/vocabulary.ts'
import { statement } from './statement/vocabulary.ts'
import { swap } from './swap/vocabulary.ts'
import { topUp } from './top-up/vocabulary.ts'
import { trade } from './trade/vocabulary.ts'
import { vip } from './vip/vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wallet } from './wallet/vocabulary.ts'
import { withdrawal } from './withdrawal/vocabulary.ts'

/** Terms of the log's own machinery: the claims by which a TXID or an order number belongs to one stream. */
const claim = { events: ['Claimed', 'ClaimReleased'] } as const satisfies Vocabulary

/** The vocabulary of every capability. Lines of a statement are offered as filters in this order. */
const vocabularies = [
  account,
  identity,
  vip,
  wallet,
  topUp,
  bank,
  withdrawal,
  chain,
  swap,
  quickPay,
  payQr,
  payment,
  earn,
  trade,
  card,
  office,
  referral,
  statement,
  catalogue,
  audit,
  finance,
  liabilities,
  claim,
] as const

type Every = (typeof vocabularies)[number]

/** Every term of one field of the vocabularies. */
export type TermOf<F extends keyof Vocabulary> = Every extends infer V
  ? V extends { readonly [K in F]: readonly (infer T)[] }
    ? T
    : never
  : never

/** The terms of one field of all capabilities, in their order. The cast says what `TermOf` has read off the same lists. */
export const termsOf = <F extends keyof Vocabulary>(field: F): readonly TermOf<F>[] =>
  vocabularies.flatMap((each: Vocabulary) => [...(each[field] ?? [])]) as unknown as readonly TermOf<F>[]
