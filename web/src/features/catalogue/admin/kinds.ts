import { BANKS } from './bank-kinds.ts'
import { MONEY } from './money-kinds.ts'
import { OFFERS } from './offer-kinds.ts'
import { PARTNERS } from './partner-kinds.ts'

/** Reference data that administrators keep, by the last part of its screen's address. A new kind is an entry in one of these and a route. */
export const REFERENCE = { ...MONEY, ...BANKS, ...OFFERS, ...PARTNERS } as const

export type ReferenceName = keyof typeof REFERENCE
