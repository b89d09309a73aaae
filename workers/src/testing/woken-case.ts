import { cardBatchDecider, cardLogId } from '@strongroom/ledger/card'
import { proposalDecider } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { ada, ago, ben, cleo, daysAgo, eve, giveEarlier, isThere, platform, usd } from './woken-platform.ts'

/** The commit that makes a job due, and the sign that it is done. */
export type Case = {
  /** The commits that have passed before. */
  readonly before?: () => Promise<unknown>
  /** Makes it due, as the ordinary way does; for what only time makes due, nothing: it waits when the workers start. */
  readonly commit?: () => Promise<unknown>
  readonly isDone: () => Promise<boolean>
}

/** Facts of a payment between members that may pay and be paid. */
export const both = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
/** Gives a command to a member's wallet. */
export const give = (uid: string, command: Parameters<typeof walletDecider.decide>[0]) =>
  platform.give(walletDecider, uid, command)
/** Whether a job had a turn of late. */
export const isRecent = (job: string) => () =>
  isThere(`select from work.turns where job = '${job}' and at > now() - interval '1 hour'`)
/** Whether a reaction says that it has finished something. */
export const hasFinished = (reaction: string) => async () =>
  platform.lines.some(
    line => line.includes(`"reaction":"${reaction}"`) && line.includes('finished what was left open'),
  )
/** Schedules a payment that was to be made yesterday. */
export const schedule = (uid: string, to: string, scheduleId: string) =>
  give(uid, {
    type: 'ScheduleQuickPay',
    input: { scheduleId, to, currency: 'USD', amount: '400', every: 'once', first: daysAgo(1) },
    given: { ...both, today: daysAgo(1) },
  })
/** Reserves the money of a pay code that has expired. */
export const reserve = (codeId: string) =>
  give(ada, {
    type: 'ReservePayCode',
    input: { codeId, currency: 'USD', perScan: '10', times: 2, validDays: 1 },
    given: { verified: true, currency: usd, mostTimes: 9, mostDays: 9, expiresAt: ago(60_000) },
  })
/** A purchase in a file of card logs. */
export const cardRow = (uid: string, networkTransactionId: string) => ({
  uid,
  logId: cardLogId(networkTransactionId),
  networkTransactionId,
  kind: 'purchase' as const,
  ...{ currency: 'USD', amount: '1', settledOn: daysAgo(0) },
})
/** Opens an import of one purchase. */
export const openBatch = (batchId: string) =>
  platform.give(cardBatchDecider, batchId, {
    type: 'OpenCardBatch',
    input: { rows: [cardRow(cleo, batchId)] },
    given: { enteredBy: eve, currency: usd },
  })
/** Proposes a change, a minute ago. */
export const propose = (proposalId: string) => {
  const change = {
    kind: 'circle-deposit',
    uid: ada,
    circleId: proposalId,
    currency: 'USD',
    amount: '1',
  } as const
  const command = { type: 'ProposeChange', input: { proposalId, change }, given: { proposer: ben } } as const
  return giveEarlier(proposalDecider, proposalId, command)
}
