import { isSound, latestProof } from '@strongroom/projections/proof'
import type { JobParts } from '../../job-parts.ts'
import { answered } from '../../process/answered.ts'
import { readProcesses } from '../../vault/processes.ts'
import { readStuck, readWork } from '../../vault/work.ts'
import type { Trouble } from './harm.ts'
import { servedBy } from './read-models-served.ts'

/** People wait so long without wondering. */
const lateMs = { readModels: 30_000, jobs: 120_000, mail: 300_000, proof: 900_000 } as const
/** Mail that waits longer does not arrive in time for anything. */
const noMailMs = 3_600_000
/** A proof rests for ten times as long as it took. */
const proofRest = 20
/** A process says every ten seconds that it runs. */
const missingMs = 60_000

/** The share of the platform that is looked at. */
export type LookedAt = Pick<
  JobParts,
  'config' | 'db' | 'log' | 'views' | 'prices' | 'pricePoints' | 'catalogue' | 'smtp'
>
type Look = (parts: LookedAt) => Promise<readonly (Trouble | false)[]>

const since = (at: string | Date | null): number => (at === null ? 0 : Date.now() - new Date(at).getTime())

/** Read models cannot be held against a log that does not answer. */
const lookAtLog: Look = async ({ log, views }) => {
  const isThere = await answered(() => log.head()).then(
    () => true,
    () => false,
  )
  if (!isThere) return ['log']
  const late = (await views.status()).filter(({ behindMs }) => behindMs > lateMs.readModels)
  return [...servedBy(late.map(({ projection }) => projection))].map(part => `${part}-read-models` as const)
}

const lookAtJobs: Look = async ({ db }) => {
  const [{ queues }, { processes }] = await Promise.all([readWork(db), readProcesses(db)])
  const doors = processes.filter(({ kind }) => kind === 'api')
  return [
    queues.some(({ oldestAt }) => since(oldestAt) > lateMs.jobs) && 'waiting-jobs',
    // One that was ended in order is not among them.
    doors.length > 0 && doors.every(({ unseen_ms }) => unseen_ms > missingMs) && 'doors',
  ]
}

/** Without a mail server or a gateway nothing is sent, and nothing is late. */
const lookAtMail: Look = async ({ db, config, smtp }) => {
  const stuck = await readStuck(db)
  const mail = smtp ? stuck.mail_ms : 0
  return [
    mail > noMailMs ? 'no-mail' : mail > lateMs.mail && 'late-mail',
    config.smsUrl !== undefined && stuck.sms_ms > lateMs.mail && 'late-messages',
  ]
}

/**
 * The market is asked for all currencies, in the order of members' lists: they share one answer. A currency that is not shown, or never had a
 * price, is not missed; one that has had one lately is.
 */
const lookAtPrices: Look = async ({ prices, pricePoints, catalogue }) => {
  const all = catalogue.list('currency')
  const found = (await prices(all.map(({ currency_code }) => currency_code))).prices
  const priced = await pricePoints.priced()
  const known = all
    .filter(({ status, currency_code }) => status === 1 && priced.includes(currency_code))
    .map(({ currency_code }) => currency_code)
  const missing = known.filter(symbol => Number(found[symbol.toLowerCase()] ?? 0) === 0)
  // A currency that counts at face value is priced whether the market answers or not.
  const isAllMissing = known.every(symbol => missing.includes(symbol) || found[symbol.toLowerCase()] === '1')
  return missing.length === 0 ? [] : [isAllMissing ? 'no-prices' : 'some-prices']
}

const lookAtProof: Look = async ({ db }) => {
  const proof = await latestProof(db)
  if (!proof) return []
  const isLate = since(proof.provenAt) > lateMs.proof + proof.tookMs * proofRest
  return [!isSound(proof) && 'unsound-books', isLate && 'late-proof']
}

/** Each look, and the trouble that it is where the look itself fails. */
const looks: readonly (readonly [Look, Trouble])[] = [
  [lookAtLog, 'log'],
  [lookAtJobs, 'waiting-jobs'],
  [lookAtMail, 'late-mail'],
  [lookAtPrices, 'some-prices'],
  [lookAtProof, 'late-proof'],
]

/** The troubles of the platform that people notice, as they are now. Never rejects. */
export const findTroubles = async (parts: LookedAt): Promise<readonly Trouble[]> => {
  const found: (Trouble | false)[] = []
  for (const [look, failed] of looks) found.push(...(await look(parts).catch(() => [failed])))
  return found.filter(trouble => trouble !== false)
}
