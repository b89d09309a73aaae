import { forAdmin, forPublic } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const serviceState = forPublic.query({
  path: '/servicestate',
  summary:
    'Whether the parts of the service work, are late or do not work, the incidents of the last ninety days, and announced maintenance',
  isAlwaysTaken: true,
  answer: wire.records(wire.serviceState),
})

export const readModels = forAdmin.query({
  path: '/operations/readmodels/S',
  summary: 'How far each read model has come, how large it is, and how its last rebuild stands',
  answer: wire.records(wire.readModelStanding),
})

export const rebuild = forAdmin.command({
  path: '/operations/rebuild/S',
  summary:
    'Asks the workers to make read models anew beside the live ones, some or all, and to compare them. One that is being made anew already is not asked for twice',
  refuses: ['REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.rebuildBody,
  answer: wire.records(wire.rebuildsAsked),
  roles: keepers,
})

export const stopRebuild = forAdmin.command({
  path: '/operations/stop/S',
  summary: 'Stops a rebuild that was asked for or is under way; the live read model stays',
  refuses: ['REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.readModelBody,
  answer: wire.done,
  roles: keepers,
})

export const compare = forAdmin.preview({
  path: '/operations/compare/S',
  summary: 'Compares a rebuild that waits with the live read model, as both stand now',
  refuses: ['REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.readModelBody,
  answer: wire.records(wire.comparison),
  roles: keepers,
})

export const cutOver = forAdmin.command({
  path: '/operations/cutover/S',
  summary:
    'Puts a rebuild in the place of the live read model. Where their money differs, the amounts must be named',
  refuses: ['MONEY_DIFFERS', 'REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.cutOverBody,
  answer: wire.done,
  roles: keepers,
})

export const rollBack = forAdmin.command({
  path: '/operations/rollback/S',
  summary: 'Puts the read model back that was there before the last cut-over, brought up to date',
  refuses: ['REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.readModelBody,
  answer: wire.done,
  roles: keepers,
})

export const discard = forAdmin.command({
  path: '/operations/discard/S',
  summary: 'Throws a rebuild away that waits, or the read model from before the last cut-over',
  refuses: ['REBUILD_REFUSED', 'REBUILD_RUNNING'],
  body: wire.discardBody,
  answer: wire.done,
  roles: keepers,
})

export const parked = forAdmin.query({
  path: '/operations/parked/S',
  summary:
    'Streams that wait in a read model because of an event that cannot be projected, with the event: the hundred that wait longest',
  whole: true,
  answer: wire.records(wire.parkedStream),
})

export const retryParked = forAdmin.command({
  path: '/operations/parked/retry/S',
  summary: 'Projects a parked stream again, from the event on that could not be',
  refuses: ['NOT_PARKED'],
  body: wire.parkedBody,
  answer: wire.records(wire.retried),
  roles: keepers,
})

export const skipParked = forAdmin.command({
  path: '/operations/parked/skip/S',
  summary:
    'Proposes to leave the event out for ever at which a stream is parked; a second administrator decides',
  refuses: [...refusals.proposing, 'NOT_PARKED', 'OWN_CASE', 'REASON_MISSING'],
  body: wire.skipBody,
  answer: wire.done,
  roles: keepers,
})

export const reactions = forAdmin.query({
  path: '/operations/reactions/S',
  summary: 'Work that must follow from an event and could not be done so far, the oldest first',
  answer: wire.records(wire.failingReaction),
})

export const retryReaction = forAdmin.command({
  path: '/operations/reactions/retry/S',
  summary: 'Has the workers try a reaction again at its next turn',
  refuses: ['NOT_FAILED'],
  body: wire.reactionBody,
  answer: wire.done,
  roles: keepers,
})

export const lag = forAdmin.query({
  path: '/operations/lag/S/{json}',
  summary:
    'How far each read model was behind the log in the last quarter of an hour, hour, day or week; of longer ranges the worst of each part',
  filter: wire.lagFilter,
  answer: wire.records(wire.lagRecord),
})

export const work = forAdmin.query({
  path: '/operations/queues/S',
  summary: 'The queues of jobs, the runs that failed, and each periodic job’s last run and last failure',
  answer: wire.records(wire.workRecord),
})

export const retryJob = forAdmin.command({
  path: '/operations/queues/retry/S',
  summary:
    'Has the workers run a job again that failed, with all that it had given up, and takes the failed run from the list',
  refuses: ['NOT_FAILED'],
  body: wire.failedRunBody,
  answer: wire.done,
  roles: keepers,
})

export const outboxes = forAdmin.query({
  path: '/operations/outboxes/S',
  summary: 'Mail and messages to phones that wait, and those that were tried in vain, with the reason',
  answer: wire.records(wire.outboxRecord),
})

export const resend = forAdmin.command({
  path: '/operations/outboxes/resend/S',
  summary: 'Has a letter or a message tried again at once that was not taken so far',
  refuses: ['NOT_WAITING'],
  body: wire.resendBody,
  answer: wire.done,
  roles: keepers,
})

export const platform = forAdmin.query({
  path: '/operations/platform/S',
  summary:
    'Processes with their builds, versions, how the log grows by day, and how its seal and witnesses stand',
  answer: wire.records(wire.platformRecord),
})

export const acts = forAdmin.query({
  path: '/operations/acts/S',
  summary: 'What operators have done to read models, parked streams and outboxes, the last fifty',
  whole: true,
  answer: wire.records(wire.operatorAct),
})
