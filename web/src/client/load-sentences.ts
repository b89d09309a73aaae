import { useSyncExternalStore } from 'react'
import { showWords } from '../i18n/i18n.ts'
import { CallFailed, type Problem } from './problem.ts'
import type * as written from './problem-sentences.ts'

type Sentences = typeof written

/** Milliseconds that a failed call waits for the sentence that says why. */
const LONGEST_MS = 3_000

/** Loads what is said of refusals and of wrong fields with `load`, once it is needed. */
export const createSentences = (load: () => Promise<Sentences>) => {
  let sentences: Sentences | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const keep = (loaded: Sentences) => {
    sentences = loaded
    for (const listener of listeners) listener()
  }
  const ask = (): Promise<void> => {
    loading ??= load().then(keep, () => {
      loading = undefined
    })
    return loading
  }
  return {
    /** Loads them. Where that fails the next problem tries again, and the server's own words stand in for them. */
    load: ask,
    /** The sentences, once they are loaded. */
    useSentences: () => useSyncExternalStore(subscribe, () => sentences),
    /** The failure of a call, once there are words for it, or after a while without them. */
    failureOf: async (problem: Problem): Promise<CallFailed> => {
      if (problem.kind === 'refused' || problem.kind === 'wrong') {
        const late = new Promise<void>(resolve => setTimeout(resolve, LONGEST_MS))
        await Promise.race([ask(), late])
      }
      return new CallFailed(problem)
    },
  }
}

/** Some two hundred sentences, most of which a visitor never meets: the first page goes without them. */
export const {
  load: loadSentences,
  useSentences,
  failureOf,
} = createSentences(async () => {
  const [loaded] = await Promise.all([import('./problem-sentences.ts'), showWords('problem')])
  return loaded
})
