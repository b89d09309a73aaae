import { Decimal } from '@strongroom/shared'

/** A pay code as it is filled in: numbers as decimal strings, empty while nothing that is one is typed. */
export type Wanted = { type: 0 | 1; currency: string; amount: string; times: string; validDays: string }
/** Initial values of the form. */
export const FIRST: Wanted = { type: 0, currency: 'USD', amount: '', times: '1', validDays: '7' }

/** Total of all scans. */
export const totalOf = ({ amount, times }: Wanted) => new Decimal(amount || 0).times(times || 0).toFixed()

/** Body that creates the pay code, but for the e-mailed code. */
export const askedOf = ({ times, validDays, ...wanted }: Wanted) => ({
  ...wanted,
  times: Number(times),
  validDays: Number(validDays),
})
