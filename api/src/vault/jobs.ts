import type { JobsOf } from '../job-parts.ts'
import { noticeTypes } from './mail/notice-letter.ts'
import { deliver, mailDue } from './mail/post.ts'
import { tellOperators, tellOperatorsDue } from './mail/tell-operators.ts'
import { postNotices, postNoticesDue } from './post-notices.ts'
import { deliverPushes, pushesDue } from './push/deliver-pushes.ts'
import { deliverMessages, messagesDue } from './sms/deliver-messages.ts'
import { httpGateway } from './sms/gateway.ts'
import { sweep, sweepDue } from './sweep.ts'

/** The jobs of the stores themselves: what has expired, and letters, notices and messages on their way. */
export const vaultJobs: JobsOf = parts => {
  const { config, db, logger, smtp } = parts
  const gateway = config.smsUrl ? httpGateway(config.smsUrl) : undefined
  return {
    'sweep-expired': { run: () => sweep(db), due: sweepDue },
    'tell-operators': {
      run: () => tellOperators(db),
      due: tellOperatorsDue,
      reads: ['members'],
      wokenBy: [],
    },
    'post-notices': { run: postNotices(parts), due: postNoticesDue, wokenBy: noticeTypes },
    'deliver-pushes': { run: deliverPushes(parts), due: pushesDue },
    ...(gateway && {
      'deliver-messages': { run: () => deliverMessages(db, gateway, logger), due: messagesDue },
    }),
    ...(smtp && {
      'deliver-mail': { run: () => deliver(db, smtp, config.mailFrom, logger), due: mailDue },
    }),
  }
}
