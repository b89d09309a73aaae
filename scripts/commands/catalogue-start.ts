import { createLedger } from '@strongroom/ledger/eventlog'
import { seedCatalogue } from '../seed/seed-catalogue.ts'
import { counted } from './counted.ts'
import type { Command } from './platform.ts'

/** For a platform without demo data: something to begin with, which administrators then change. */
export const catalogueStart: Command = {
  usage: 'catalogue start',
  about: 'bring in currencies, networks and rates to begin with; what is there is left alone',
  run: async ({ log }) => {
    const { added } = await seedCatalogue(log, createLedger({ log }))
    console.log(`${counted(added, 'entry', 'entries')} added`)
    return 0
  },
}
