import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, newKey, type Session } from '../lib/client.ts'
import type { Random } from './random.ts'

export type Person = { readonly uid: string; readonly session: Session }

/** A command that was answered: the fact it must have left, once, under its id. */
export type Acknowledged = {
  readonly movement: string
  readonly fact: string
  readonly commandId: string
  readonly uid: string
}

/** What the workload acts on and what it has been told. */
export type World = {
  readonly bases: readonly string[]
  readonly random: Random
  readonly people: readonly Person[]
  readonly admin: Person
  readonly acknowledged: Acknowledged[]
  /** Refusals by code: they are fine, but a workload that is refused everything tests nothing. */
  readonly refusals: Map<string, number>
  /** Answers that must never be given: 4xx for what was well formed, 409 for a retry. */
  readonly wrong: string[]
  /** True once no new work shall begin. */
  readonly isOver: () => boolean
}

/**
 * Makes one call until it is answered, each time to another process, under the same idempotency key. Returns the
 * answer, or nothing when the work was refused by a rule.
 */
export const insist = async (
  world: World,
  person: Person,
  path: string,
  body: Record<string, unknown>,
  key = newKey(),
): Promise<Answer | undefined> => {
  for (let attempt = 1; ; attempt++) {
    const session = { ...person.session, base: world.random.of(world.bases) }
    const answer = await call(session, 'POST', path, body, {
      idempotencyKey: key,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (answer && answer.status < 500) return judged(world, path, answer)
    if (attempt > 400) throw new Error(`${path} was not answered in ${attempt} tries`)
    await sleep(50 + world.random.next() * 200)
  }
}

const judged = (world: World, path: string, answer: Answer): Answer | undefined => {
  if (answer.status === 200 && answer.body.status === true) return answer
  if (answer.status === 200) {
    const code = String(answer.body.code)
    world.refusals.set(code, (world.refusals.get(code) ?? 0) + 1)
    return undefined
  }
  world.wrong.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return undefined
}
