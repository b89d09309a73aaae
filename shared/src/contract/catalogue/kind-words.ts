import { msg, type Word } from '#words'
import { accountKinds } from '../identity/kind-words.ts'

/** Whom a bank account of the house is for. */
export const productBankUsers: Readonly<Record<0 | 1 | 2, Word>> = {
  ...accountKinds,
  2: msg`Individual - HSBC`,
}
