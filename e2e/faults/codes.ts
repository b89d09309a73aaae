import { setTimeout as sleep } from 'node:timers/promises'
import { call, mailedCode } from '../lib/client.ts'
import { isClosed, noteRetry, type Person, type World } from './world.ts'

/** The member's account was closed while they asked for something. */
export class AccountClosed extends Error {}

/**
 * Asks for the code that a payment needs and reads it from the mailbox. Throws `AccountClosed` when the account was closed
 * meanwhile.
 */
export const codeFor = async (
  world: World,
  { session }: Person,
  scene: string,
  payment: Record<string, string>,
): Promise<string> => {
  for (let attempt = 1; ; attempt++) {
    const base = world.random.of(world.bases)
    const about = { email: session.email, scene, ...payment }
    // A process that was just killed does not answer; another one does.
    const sent = await call({ ...session, base }, 'POST', '/user/getEmailCode', about).catch(() => undefined)
    if (sent && isClosed(sent)) throw new AccountClosed(`the account of ${session.email} is closed`)
    const code = sent?.status === 200 && (await mailedCode(base, session.email).catch(() => undefined))
    if (code) return code
    if (sent?.status !== 200) noteRetry(world, '/user/getEmailCode', sent)
    if (attempt > 400)
      throw new Error(`no code was sent in ${attempt} tries; the last answer: ${JSON.stringify(sent)}`)
    await sleep(100)
  }
}

const turns = new WeakMap<Person, Promise<unknown>>()

/** Codes are mailed to one box: a member who waits for one does not ask for another meanwhile. */
export const inTurn = <T>(person: Person, work: () => Promise<T>): Promise<T> => {
  const done = (turns.get(person) ?? Promise.resolve()).then(work, work)
  turns.set(person, done)
  return done
}
