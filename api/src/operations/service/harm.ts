import { recordOfNames, wire } from '@strongroom/shared'

/** How each part of the service is. */
export type States = Readonly<Record<wire.ServicePart, wire.PartState>>

const all = (state: wire.PartState): States => recordOfNames(wire.serviceParts, () => state)

/** Jobs that are not done leave what they keep up behind; nothing is lost by it. */
const jobsLate: Partial<States> = { payments: 'late', card: 'late', notices: 'late', proof: 'late' }

/** The harm that each trouble of the platform does for people. A part that is not named is spared by it. */
const harms = {
  /** The database does not answer. */
  database: all('down'),
  /** The database or the log has not answered in time, once. */
  'slow-database': all('late'),
  'slow-log': { 'sign-in': 'late', payments: 'late', card: 'late', notices: 'late', proof: 'late' },
  /** The log does not answer: nothing can be booked, nor the standing of a member be known. */
  log: { 'sign-in': 'down', payments: 'down', card: 'down', notices: 'late', proof: 'late' },
  /** The queue of jobs does not answer. */
  queue: jobsLate,
  /** No job has looked at the service for a while. */
  workers: jobsLate,
  /** Jobs wait for long. */
  'waiting-jobs': jobsLate,
  /** No process answers people. */
  doors: { 'sign-in': 'down', payments: 'down', card: 'down' },
  /** Read models that serve a part are behind. */
  'payments-read-models': { payments: 'late' },
  'card-read-models': { card: 'late' },
  'notices-read-models': { notices: 'late' },
  'proof-read-models': { proof: 'late' },
  /** The codes of signing in go by mail. */
  'late-mail': { 'sign-in': 'late', notices: 'late' },
  'no-mail': { 'sign-in': 'down', notices: 'down' },
  'late-messages': { notices: 'late' },
  'some-prices': { prices: 'late' },
  'no-prices': { prices: 'down' },
  'late-proof': { proof: 'late' },
  'unsound-books': { proof: 'down' },
} as const satisfies Readonly<Record<string, Partial<States>>>

/** A trouble of the platform that people notice. */
export type Trouble = keyof typeof harms

const gravity = { works: 0, late: 1, down: 2 } as const satisfies Readonly<Record<wire.PartState, number>>

/** The graver of two states. */
export const graver = (one: wire.PartState, other: wire.PartState): wire.PartState =>
  gravity[other] > gravity[one] ? other : one

/** How the parts are with some troubles: each as the gravest says. */
export const statesWith = (troubles: readonly Trouble[]): States =>
  recordOfNames(wire.serviceParts, part =>
    troubles
      .map((trouble): wire.PartState => (harms[trouble] as Partial<States>)[part] ?? 'works')
      .reduce(graver, 'works'),
  )
