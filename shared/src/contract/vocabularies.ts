import * as capabilities from './vocabularies.gen.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Terms of the log's own machinery: the claims by which a TXID or an order number belongs to one stream. */
const claim = { events: ['Claimed', 'ClaimReleased'] } as const satisfies Vocabulary

const vocabularies = [...Object.values(capabilities), claim]

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
