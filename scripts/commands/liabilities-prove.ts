import { type LiabilitiesProgress, proveLiabilities } from '@strongroom/api'
import { createLedger } from '@strongroom/ledger/eventlog'
import { UnsoundLog } from '@strongroom/projections/liabilities'
import { counted } from './counted.ts'
import { type Command, Misuse } from './platform.ts'
import { bar, progressLine } from './progress.ts'

/** Proves what the house owes its members, now; the workers do so once a day. */
export const liabilitiesProve: Command = {
  usage: 'liabilities prove',
  about: 'prove what members are owed, now: roots and totals go into the log; the workers do so once a day',
  run: async ({ pool, log }) => {
    const ledger = createLedger({ log })
    const show = progressLine()
    let last: LiabilitiesProgress | undefined
    const onProgress = (progress: LiabilitiesProgress) => {
      // Each step leaves a line of its own behind.
      if (last && last.step !== progress.step) show(describe(last), { last: true })
      last = progress
      show(describe(progress))
    }
    const proof = await proveLiabilities({ db: pool, log, ledger, by: 'strongroom' }, { onProgress }).catch(
      inWords,
    )
    if (last) show(describe(last), { last: true })
    if (!proof) {
      console.log('Members are owed nothing, or another process has just proven more: nothing was written')
      return 0
    }
    console.log(`Proven after ${proof.events} events, root ${proof.root}`)
    for (const { currency, amount } of proof.totals) console.log(`  ${amount} ${currency}`)
    return 0
  },
}

const describe = ({ step, done, total, perSecond }: LiabilitiesProgress): string => {
  const share = total === 0 ? 1 : done / total
  const what =
    step === 'reading' ? `${counted(total, 'event')} read` : `${counted(total, 'node')} of the trees kept`
  const left = perSecond > 0 ? `, ${((total - done) / perSecond).toFixed(0)} s left` : ''
  return `${bar(share)} ${Math.floor(share * 100)} %, ${done} of ${what}${left}`
}

const inWords = (error: unknown): never => {
  if (!(error instanceof UnsoundLog)) throw error
  throw new Misuse(`Nothing was proven, because ${error.message}. \`log verify\` says more`)
}
