import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  ALREADY_VERIFIED: () => msg`This identity is verified already. There is nothing to hand in.`,
  KYC_WAITING: () => msg`Documents are waiting to be checked. Decide on them first.`,
  KYC_KIND_WRONG: () => msg`This form does not fit the kind of account: reload the page.`,
  KYC_NOT_HANDED_IN: () =>
    msg`This member has handed in nothing to approve. Enter their documents for them first.`,
  KYC_REPLACED: () =>
    msg`Somebody has changed this record meanwhile. Look at the one that has taken its place.`,
  PHONE_CODE_NEEDED: () => msg`Prove the phone number first: go back to it and have a code sent.`,
} as const satisfies RefusalWords
