import { pause } from './pause.ts'

/** Does something again and again with a pause between, until it is to stop; an error is told, and it goes on. */
export const repeat = async (
  work: () => Promise<void>,
  everyMs: number,
  stopping: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> => {
  while (!stopping.aborted) {
    await pause(everyMs, stopping)
    if (!stopping.aborted) await work().catch(onError)
  }
}
