import * as wire from '../schemas.ts'
import { bankCalls, referenceCalls } from './reference-calls.ts'

// The kinds of reference data about banks, a group of calls each.

const sysBanks = referenceCalls({ base: 'sysbanks', what: 'bank of the house', ...wire.sysBank })
/** Calls that change the bank accounts of the house to which members pay. */
export const sysBank = { remove: sysBanks.remove, save: sysBanks.save } as const

/** Calls of the banks that members may link an account at. */
export const externalBank = bankCalls({
  base: 'externalbanks',
  what: 'external bank',
  ...wire.externalBank,
})
/** Calls of the banks that offer the house's own products. */
export const productBank = bankCalls({ base: 'isunbanks', what: 'product bank', ...wire.productBank })

const bankCategories = referenceCalls({
  base: 'bankcategorys',
  what: 'category of bank accounts',
  ...wire.bankCategory,
})
/** Calls that change the categories of bank accounts. */
export const bankCategory = { remove: bankCategories.remove, save: bankCategories.save } as const
