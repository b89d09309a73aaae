import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'chain-send': { one: msg`Send on chain`, many: msg`Sends on chain` },
  'address-application': { one: msg`Application for an address`, many: msg`Applications for addresses` },
} as const satisfies CaseWords
