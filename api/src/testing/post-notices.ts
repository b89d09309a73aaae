import { postNotices } from '../vault/post-notices.ts'
import type { Api } from './api.ts'

/** The workers' job that posts mails about decisions and money received, as one process runs it. */
export const postingNotices = ({ db, log, deps: { config, logger, now } }: Api) =>
  postNotices({ config, db, log, logger, now, stopping: new AbortController().signal })
