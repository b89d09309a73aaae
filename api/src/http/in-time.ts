import { limitsMs } from '@strongroom/shared/limits'
import { HttpError } from '../command/http-error.ts'
import type { AnyCall } from './call.ts'

/**
 * Answers a command before its client has lost patience. One that takes longer goes on, and its outcome is said to be unknown:
 * the client asks again with the same key. What a client sends or fetches in parts, and what takes long, has the client's own time.
 */
export const inTime = async <T>(
  { changes, file, takesLong }: Pick<AnyCall, 'changes' | 'file' | 'takesLong'>,
  work: Promise<T>,
  limitMs: number = limitsMs.call,
): Promise<T> => {
  if (!changes || file || takesLong) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(HttpError.outcomeUnknown()), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
