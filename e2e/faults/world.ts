import { setTimeout as sleep } from 'node:timers/promises'
import { derivedId } from '@strongroom/ledger/eventlog'
import { type Answer, call, firstOf, newKey, proposalIn, type Session } from '../lib/client.ts'
import type { Acknowledged } from './acknowledged.ts'
import type { CaseFact } from './invariants/promises.ts'
import type { Random } from './random.ts'

export type Person = {
  readonly uid: string
  readonly session: Session
  /** An approved bank account and an uploaded proof; administrators of the storm have none. */
  readonly bankId: string
  readonly proof: string
}

/** Does something at one process, or tries until one of them has answered. */
export type Via = <T>(work: (base: string) => Promise<T>) => Promise<T>

/** The state that the workload acts on, and the answers it has had. */
export type World = {
  readonly bases: readonly string[]
  readonly random: Random
  readonly people: readonly Person[]
  readonly admin: Person
  /** Another administrator, for decisions that take two. */
  readonly second: Person
  /** An administrator gone bad, and the members who are in it: nobody else has to do with any of them. */
  readonly goneBad: Person
  readonly accomplices: readonly Person[]
  /** Finance has seen this member's documents. */
  readonly verify: (uid: string) => Promise<void>
  /** A new member joins, each step by way of `via`: verified, with a bank account and a proof, without money. */
  readonly join: (via: Via) => Promise<Person>
  /** Members who have joined meanwhile, have no card yet and are not about to open one. */
  readonly cardless: Person[]
  /** The types of cards that are offered. */
  readonly cardTypes: readonly string[]
  /** The type that was asked for, by the id of what opens the card; an opening that names none is not here. */
  readonly askedTypes: Map<string, string>
  readonly acknowledged: Acknowledged[]
  /** Members with a card that the network may settle on. */
  readonly cardHolders: Set<Person>
  /** Refusals by code: they are fine, but a workload that is refused everything tests nothing. */
  readonly refusals: Map<string, number>
  /** Calls that were not answered, or with 503, by the message; each was made again. */
  readonly retried: Map<string, number>
  /** Answers that must never be given: 4xx to a well-formed call, 409 to a retry, 500 in an outage. */
  readonly wrong: string[]
  /** True once no new work shall begin. */
  readonly isOver: () => boolean
}

/** The workload's first state. */
export const newWorld = (
  given: Pick<
    World,
    | 'bases'
    | 'random'
    | 'people'
    | 'admin'
    | 'second'
    | 'goneBad'
    | 'accomplices'
    | 'cardTypes'
    | 'verify'
    | 'join'
    | 'isOver'
  >,
): World => ({
  ...given,
  acknowledged: [],
  cardless: [],
  askedTypes: new Map(),
  cardHolders: new Set(),
  refusals: new Map(),
  retried: new Map(),
  wrong: [],
})

type How = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly key?: string
  /** Their account may be closed under them: then they are refused. */
  readonly isLeaving?: boolean
}

/**
 * Makes one call until it is answered, each time to another process, under the same idempotency key. Returns the
 * answer, or nothing when the work was refused by a rule.
 */
export const insist = async (
  world: World,
  { session }: Person,
  path: string,
  body?: Record<string, unknown>,
  { method = 'POST', key = newKey(), isLeaving = false }: How = {},
): Promise<Answer | undefined> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await call({ ...session, base: world.random.of(world.bases) }, method, path, body, {
      idempotencyKey: key,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (isLeaving && answer && isClosed(answer)) return undefined
    if (answer && answer.status < 500) return judged(world, path, body, answer)
    noteRetry(world, path, answer)
    if (attempt > 400) throw new Error(`${path} was not answered in ${attempt} tries`)
    await sleep(50 + world.random.next() * 200)
  }
}

/** A closed account is disabled first; then its sessions are erased with it. */
export const isClosed = ({ body }: Answer): boolean =>
  body.code === 'ACCOUNT_IS_DISABLED' || body.code === 'AUTH_EXPIRED'

/** A platform that cannot answer says so with 503, in words and with when to come again; 500 is a mistake of ours, in any outage. */
export const noteRetry = ({ retried, wrong }: World, path: string, answer: Answer | undefined) => {
  const what = answer ? `${answer.status} ${answer.body.code}` : 'no answer'
  retried.set(what, (retried.get(what) ?? 0) + 1)
  const inWords =
    answer?.status === 503 &&
    typeof answer.body.msg === 'string' &&
    answer.body.msg !== '' &&
    Number(answer.headers.get('retry-after')) > 0
  if (answer && !inWords) wrong.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

const judged = (
  world: World,
  path: string,
  body: Record<string, unknown> | undefined,
  answer: Answer,
): Answer | undefined => {
  const { status, code, data } = answer.body
  const isYes = status === undefined ? data : status === true || code === 'WAITS_FOR_SECOND'
  if (answer.status === 200 && isYes) return answer
  if (answer.status === 200) {
    const code = `${path.replace(/\/[^/]*\d[^/]*$/, '')} ${answer.body.code}`
    world.refusals.set(code, (world.refusals.get(code) ?? 0) + 1)
    if (/_UNKNOWN$/.test(code) && world.acknowledged.some(({ commandId }) => commandId === body?.id))
      world.wrong.push(`${path}: ${answer.body.code} for a case that had been acknowledged`)
    return undefined
  }
  world.wrong.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return undefined
}

/** A step of the workload: the member whose money it moves, and the fact its answer promises. */
export type Step = {
  readonly movement: string
  readonly uid: string
  /** The member who takes the step. */
  readonly by: Person
  readonly path: string
  readonly body?: Record<string, unknown>
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The account of the member who takes it may be closed under them: then the step is refused. */
  readonly isLeaving?: boolean
}

/** The id that its fact is looked for by: the answered one where none is given; of a fact with a case (`promises.ts`), the case's. */
type Sought<Fact extends string> =
  | { readonly id?: undefined; readonly key?: string }
  | { readonly id: string; readonly key: string }
  | (Fact extends CaseFact ? { readonly id: string; readonly key?: undefined } : never)

/**
 * Takes a step until it is answered, and notes the fact it must have left. The id of that fact, or nothing when the step was
 * refused.
 */
export const step = async <Fact extends string>(
  world: World,
  { movement, fact, uid, by, path, body, id, ...how }: Step & { readonly fact: Fact } & Sought<Fact>,
): Promise<string | undefined> => {
  const answer = await byTwo(world, by, path, body, how)
  if (!answer) return undefined
  const proposal = proposalIn(answer)
  // An administrator who asks for what another has proposed agrees to it, and is answered without a record.
  const commandId = id ?? proposal ?? firstOf<{ id: string } | undefined>(answer)?.id
  if (commandId === undefined) return undefined
  world.acknowledged.push({ movement, fact, commandId, uid })
  return commandId
}

/** Makes a call until it is answered; one that waits for a second administrator counts as done once that one has approved it. */
export const byTwo = async (
  world: World,
  by: Person,
  path: string,
  body?: Record<string, unknown>,
  how?: How,
): Promise<Answer | undefined> => {
  const answer = await insist(world, by, path, body, how)
  const id = answer && proposalIn(answer)
  if (id && !(await insist(world, otherOffice(world, by), '/proposals/approve', { id }))) return undefined
  return answer
}

/** The administrator who may approve what this one proposed. */
export const otherOffice = ({ admin, second }: World, by: Person): Person => (by === admin ? second : admin)

/** A step that may be taken many times about one thing: its fact is identified by its command, not by the answer. */
export const command = (
  world: World,
  given: Step & { readonly fact: string },
): Promise<string | undefined> => {
  const key = newKey()
  return step(world, { ...given, id: derivedId('idempotency', given.by.uid, key), key })
}

/** Several try at once for one prize: exactly one of them is told that it won. */
export const oneOf = async <T>(
  { wrong }: World,
  what: string,
  tries: readonly Promise<T | undefined>[],
): Promise<T | undefined> => {
  const done = (await Promise.all(tries)).filter(each => each !== undefined)
  if (done.length !== 1) wrong.push(`${what}: ${done.length} of ${tries.length} tries were accepted`)
  return done[0]
}

/** An amount of at least a cent, or `least`, up to `most`. */
export const cents = ({ random }: World, most: number, least = 0.01): string =>
  (random.between(least * 100, most * 100) / 100).toFixed(2)
