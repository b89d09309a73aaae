import { msg, type Word } from '#words'
import type { AccountType, BankUserType } from './banks.ts'
import type { DepositType } from './deposits.ts'

/** Where a bank is, which decides what identifies an account there. */
export const accountTypes: Readonly<Record<AccountType, Word>> = {
  0: msg`US bank`,
  1: msg`EU bank`,
  2: msg`Other bank`,
  3: msg`Hong Kong bank`,
}

/** Kinds of an account's holder. */
export const bankHolders: Readonly<Record<BankUserType, Word>> = {
  0: msg`An individual`,
  1: msg`A business`,
  2: msg`An individual, at HSBC`,
  3: msg`An individual, at another bank than HSBC`,
}

/** The target of a bank deposit. */
export const depositTypes: Readonly<Record<DepositType, Word>> = {
  1: msg`Bank to wallet`,
  2: msg`Bank to card`,
  3: msg`Bank to open a card`,
}
