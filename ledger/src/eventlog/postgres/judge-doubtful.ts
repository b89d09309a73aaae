import { judgeTogether, type StreamFacts } from '../judge-append.ts'
import { explicitAfter, lastHashOf, type PendingAppend } from './pending-append.ts'

/** Answers the appends whose outcome the log shows and returns the others, to be written, in their order. */
export const judgeDoubtful = (
  doubtful: readonly PendingAppend[],
  facts: ReadonlyMap<string, StreamFacts>,
): PendingAppend[] => {
  // The heads of streams after the appends to be written.
  const heads = new Map<string, Pick<StreamFacts, 'head' | 'headHash'>>()
  const factsOf = (stream: string): StreamFacts => ({
    ...(facts.get(stream) ?? { head: -1, held: new Map() }),
    ...heads.get(stream),
  })
  return doubtful.filter(append => {
    for (const part of append.parts) part.after = explicitAfter(part.expected)
    // It fits behind nothing, so its answer depends on the outcome of those before it.
    if (append.parts.some(({ stream, after }) => heads.has(stream) && after !== heads.get(stream)?.head))
      return true
    const isToWrite = judgeOne(append, factsOf)
    if (isToWrite)
      for (const part of append.parts)
        heads.set(part.stream, {
          head: (part.after ?? -1) + part.events.length,
          headHash: lastHashOf(part),
        })
    return isToWrite
  })
}

/** True when it is to be written; its parts then know after which revisions. */
const judgeOne = (append: PendingAppend, factsOf: (stream: string) => StreamFacts): boolean => {
  try {
    const verdict = judgeTogether(append.parts, factsOf)
    if (verdict.kind === 'written') append.resolve(verdict.results)
    else for (const [i, part] of append.parts.entries()) part.after = verdict.after[i]
    return verdict.kind === 'write'
  } catch (error) {
    append.reject(error)
    return false
  }
}
