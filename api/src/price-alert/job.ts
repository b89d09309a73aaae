import type { JobParts, JobsOf } from '../job-parts.ts'
import { priceAlertLetter } from '../vault/mail/price-alert-letter.ts'
import { nextNews, someWatchTicker } from '../vault/price-alerts.ts'
import { noteTurn, turnAfter } from '../vault/turns.ts'

const job = 'tell-price-alerts'

/** A ticker tells nobody that a price has moved: it is asked each minute, and only while an alert waits for what it says. */
const asksTicker = `case when ${someWatchTicker}
  then ${turnAfter(job, '1 minute')} + ((select now from given) - now()) end`

/**
 * Tells members of prices at their limits. A commit that notes a price wakes it, and so does a price or a rate that an administrator
 * keeps.
 */
const tellPriceAlerts =
  ({ config, db, now, prices, priceAlerts }: JobParts) =>
  async (): Promise<void> => {
    if (config.priceTickerUrl) {
      const watched = await priceAlerts.watchedCurrencies(now())
      if (watched.length > 0) await prices(watched)
      await noteTurn(db, job)
    }
    await priceAlerts.tell(now(), priceAlertLetter(config.publicUrl))
  }

/** The jobs of price alerts. */
export const priceAlertJobs: JobsOf = parts => ({
  [job]: {
    run: tellPriceAlerts(parts),
    due: parts.config.priceTickerUrl ? `select least((${nextNews}), ${asksTicker})` : nextNews,
    clock: 'platform',
    reads: ['catalogue'],
  },
})
