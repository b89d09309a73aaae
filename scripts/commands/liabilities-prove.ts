import { proveLiabilities } from '@strongroom/api'
import { createLedger } from '@strongroom/ledger/eventlog'
import { UnsoundLog } from '@strongroom/projections/liabilities'
import { type Command, Misuse } from './platform.ts'

/** Proves what the house owes its members, now; the workers do so once a day. */
export const liabilitiesProve: Command = {
  usage: 'liabilities prove',
  about: 'prove what members are owed, now: roots and totals go into the log; the workers do so once a day',
  run: async ({ pool, log }) => {
    const ledger = createLedger({ log })
    const proof = await proveLiabilities({ db: pool, log, ledger, by: 'strongroom' }).catch(inWords)
    if (!proof) {
      console.log('Members are owed nothing, or another process has just proven more: nothing was written')
      return 0
    }
    console.log(`Proven after ${proof.events} events, root ${proof.root}`)
    for (const { currency, amount } of proof.totals) console.log(`  ${amount} ${currency}`)
    return 0
  },
}

const inWords = (error: unknown): never => {
  if (!(error instanceof UnsoundLog)) throw error
  throw new Misuse(`Nothing was proven, because ${error.message}. \`log verify\` says more`)
}
