import { msg, type Word } from '#words'
import type { LookKind } from './looks.ts'

/** The name of each kind of personal data that administrators look at. */
export const lookKinds: Readonly<Record<LookKind, Word>> = {
  identity: msg`Identity record`,
  document: msg`Document`,
  bank: msg`Bank details`,
}
