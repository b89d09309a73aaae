import { itemAt } from '@strongroom/shared'
import type { Asked, Outcome } from './asked.ts'
import type { Command, Fact } from './decider.ts'
import { AppendRefused, type Log } from './log.ts'
import type { Decided, UnplacedEvent } from './prepared.ts'
import { appendAfter, Overtaken } from './stream-appender.ts'
import type { StreamKeeper } from './stream-keeper.ts'

type Step = { readonly keeper: StreamKeeper; readonly asked: Asked<Command> }
type Outcomes = readonly (Outcome<Fact, unknown> | undefined)[]

/**
 * Carries out two commands on two streams in one commit, the second about the events that the first leaves: both are written,
 * or neither. Answers without their outcomes where that is not possible just now, because one is refused, has been done before,
 * or another process wrote first: each is then to be carried out by itself, which finds out.
 */
export const commitTwoStreams = async (
  log: Log,
  first: Step,
  next: (events: readonly UnplacedEvent[]) => Step | undefined,
): Promise<Outcomes> => {
  await first.keeper.ready()
  let one = first.keeper.decide(first.asked)
  let second = one && next(one.prepared.read)
  if (second && !second.keeper.isReady) {
    await second.keeper.ready()
    // Others have been decided on the first stream meanwhile.
    one = first.keeper.decide(first.asked)
    second = one && next(one.prepared.read)
  }
  if (second?.keeper === first.keeper) return []
  const two = second?.keeper.decide(second.asked)
  if (!one || !two) return []
  const appends = log.appendTogether([one, two].map(appendOf)).catch(blameNeither)
  return await Promise.all([one, two].map(({ follow }, i) => follow(appends.then(all => itemAt(all, i)))))
}

/**
 * Before the first of two commands is written where they are not one commit: reads the stream of the second, so that money does not
 * leave one wallet for another that nothing can be decided on. Writes nothing, and has no outcomes.
 */
export const lookAhead = async (
  first: Step,
  next: (events: readonly UnplacedEvent[]) => Step | undefined,
): Promise<Outcomes> => {
  await first.keeper.ready()
  const one = first.keeper.decide(first.asked)
  await (one && next(one.prepared.read))?.keeper.ready()
  return []
}

const appendOf = ({ prepared: { stream, before, events } }: Decided) => appendAfter(stream, before, events)

/** One command may be the reason why the log refuses the two: each is to try for itself. */
const blameNeither = (error: unknown): never => {
  throw error instanceof AppendRefused ? new Overtaken() : error
}
