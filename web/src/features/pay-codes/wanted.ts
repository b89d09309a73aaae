import { Decimal } from '@strongroom/shared'

/** A pay code as it is filled in. */
export type Wanted = { type: 0 | 1; currency: string; amount: string; times: number; validDays: number }
/** What the form begins with. */
export const FIRST: Wanted = { type: 0, currency: 'USD', amount: '', times: 1, validDays: 7 }

/** What all scans together pay. */
export const totalOf = ({ amount, times }: Wanted) => new Decimal(amount || 0).times(times).toFixed()
