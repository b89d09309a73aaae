import { judgeAppend, type StreamFacts } from '../judge-append.ts'
import { explicitAfter, lastHashOf, type PendingAppend } from './pending-append.ts'

/** Answers those whose outcome the log shows and returns the others, to be written, in their order. */
export const judgeDoubtful = (
  doubtful: readonly PendingAppend[],
  facts: ReadonlyMap<string, StreamFacts>,
): PendingAppend[] => {
  // Where streams will be once what is to be written has been.
  const heads = new Map<string, Pick<StreamFacts, 'head' | 'headHash'>>()
  return doubtful.filter(append => {
    const known = facts.get(append.stream) ?? { head: -1, held: new Map() }
    const pending = heads.get(append.stream)
    append.after = explicitAfter(append.expected)
    // It fits behind nothing, so its answer depends on what becomes of those before it.
    if (pending && append.after !== pending.head) return true
    const isToWrite = judgeOne(append, { ...known, ...pending })
    if (isToWrite)
      heads.set(append.stream, {
        head: (append.after ?? -1) + append.events.length,
        headHash: lastHashOf(append),
      })
    return isToWrite
  })
}

/** True when it is to be written; it then knows after which revision. */
const judgeOne = (append: PendingAppend, facts: StreamFacts): boolean => {
  try {
    const ids = append.events.map(event => event.id)
    const verdict = judgeAppend(append.stream, append.expected, ids, facts)
    if (verdict.kind === 'written') append.resolve(verdict.result)
    else append.after = verdict.after
    return verdict.kind === 'write'
  } catch (error) {
    append.reject(error)
    return false
  }
}
