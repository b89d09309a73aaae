import { accept, type Decision } from '@strongroom/shared'
import * as v from 'valibot'
import { code, day, decimal } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const facts = {
  /** The price of one unit of each currency in USDC on `day`; 0 where no price was known. */
  DayPriced: { version: 1, schema: v.object({ day, prices: v.record(code, decimal) }) },
} as const
/** Every event of stream `prices-{day}`. */
export type DayPricesFact = FactOf<typeof facts>

/** Prices of one unit of each currency in USDC, as decimal strings; `day` is UTC. */
export type PriceDay = {
  readonly type: 'PriceDay'
  readonly input: { readonly day: string; readonly prices: Readonly<Record<string, string>> }
}

/**
 * The prices a day is shown with ever after: stream `prices-{day}`. In the log, because the balance snapshots of that day
 * must come out the same when they are built again. The first to note a day wins.
 */
export const dayPricesDecider: Decider<{ readonly priced: boolean }, PriceDay, DayPricesFact, never> = {
  category: 'prices',
  stateVersion: 1,
  initial: () => ({ priced: false }),
  decide: ({ input }, { priced }): Decision<DayPricesFact, never> =>
    priced ? accept() : accept({ type: 'DayPriced', ...input }),
  evolve: () => ({ priced: true }),
  facts,
}
