import { createTransport } from 'nodemailer'
import { screeningOf } from './chain/screening/screening-of.ts'
import type { JobParts, ProcessParts } from './job-parts.ts'
import * as jobsOfEach from './jobs.gen.ts'
import { openFiles } from './vault/files/open-files.ts'
import type { Job } from './vault/job.ts'
import { notedPrices } from './vault/noted-prices.ts'
import { platformPrices } from './vault/platform-prices.ts'
import { createSessions } from './vault/sessions.ts'
import { createStores } from './vault/stores.ts'

export type { JobsConfig } from './job-parts.ts'

/** All jobs, and what they hold open. */
export type OpenJobs = {
  /** By name. Without SMTP_URL, SMS_URL, a custody or a screening service, the jobs that need them are missing. */
  readonly jobs: Readonly<Record<string, Job>>
  /** Closes the connections to mail servers. */
  readonly close: () => void
}

/** Opens everything that comes due by itself and touches personal data, from the `job.ts` of every capability; the workers run it. */
export const openJobs = async (given: ProcessParts): Promise<OpenJobs> => {
  const { config, db } = given
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  const parts: JobParts = {
    ...given,
    ...createStores(db, config),
    sessions: createSessions(db),
    files: await openFiles(config),
    screening: screeningOf(config),
    prices: notedPrices(platformPrices(given), given),
    smtp,
  }
  const each = Object.values(jobsOfEach).map(jobsOf => jobsOf(parts))
  return { jobs: Object.assign({}, ...each), close: () => smtp?.close() }
}
