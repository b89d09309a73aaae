import { wire } from '@strongroom/shared'
import { limitsMs } from '@strongroom/shared/limits'
import { HttpError } from '../command/http-error.ts'
import type { AnyCall } from './call.ts'

type Limited = Pick<AnyCall, 'answer' | 'changes' | 'file' | 'takesLong'>

/** Waits for a part of a call's work for as long as the call has still time, and throws what `late` makes then. */
export type InTime = <T>(work: Promise<T>, late?: () => HttpError) => Promise<T>

/**
 * Answers a call before its client has lost patience, whatever it waits for: its session's rights, its record, its handler. A command
 * that takes longer goes on, and its outcome is said to be unknown: the client asks again with the same key. A read that takes longer
 * may be asked again. What a client sends or fetches in parts (`isFile`), and what takes long, has the client's own time.
 */
export const inTimeFor = (call: Limited, isFile = false, limitMs: number = limitsMs.call): InTime => {
  if (isFile || givesFile(call) || call.file || call.takesLong) return work => work
  let leftMs = limitMs
  return async (work, late = call.changes ? HttpError.outcomeUnknown : HttpError.busy) => {
    const began = performance.now()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(late()), leftMs)
    })
    try {
      return await Promise.race([work, tooLate])
    } finally {
      clearTimeout(timer)
      leftMs -= performance.now() - began
    }
  }
}

/** A read that has no record to answer with answers with a file. */
const givesFile = ({ changes, answer }: Limited): boolean => !changes && answer === wire.done
