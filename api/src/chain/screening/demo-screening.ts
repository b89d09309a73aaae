import type { Screening, ScreeningAnswer } from './screening.ts'

/**
 * The demo's list: addresses and TXIDs that no chain has, by their end. Everything that ends so is listed, so that a demo works on
 * every network.
 */
const listed: Readonly<Record<string, ScreeningAnswer>> = {
  dead01: { score: 95, risks: ['sanctions'] },
  dead02: { score: 85, risks: ['stolen-funds', 'mixer'] },
  dead03: { score: 40, risks: ['gambling'] },
}
/** An address that is right for its network cannot have every end, so these stand in full. */
const addresses: Readonly<Record<string, ScreeningAnswer>> = {
  '0x000000000000000000000000000000000000dead': { score: 95, risks: ['sanctions'] },
}

/** A screening for the embedded default. It asks no chain, and its answers say that they are a demo's. */
export const demoScreening: Screening = {
  source: 'demo',
  ask: async ({ value }) => {
    const text = value.toLowerCase()
    return addresses[text] ?? listed[text.slice(-6)] ?? { score: 5, risks: [] }
  },
}
