import { msg, type Word } from '#words'
import type { KycKind } from './kyc-documents.ts'

/** Whether an account, and its identity, is a person's or a company's. */
export const accountKinds: Readonly<Record<KycKind, Word>> = {
  0: msg`Individual`,
  1: msg`Business`,
}
