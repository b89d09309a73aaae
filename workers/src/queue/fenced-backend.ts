import { present } from '@strongroom/shared'
import { errorCode } from '@strongroom/shared/error'
import type { IQueueBackend } from 'bullmq'
import { pause } from '../pause.ts'
import type { HeldJobs } from './held-jobs.ts'
import { ownerOf } from './lost-jobs.ts'
import type { ProcessSession } from './process-session.ts'

type Fence = {
  readonly session: ProcessSession
  readonly held: HeldJobs
  /** Taking or finishing a job has failed. */
  readonly onTrouble: () => void
  readonly stopping: AbortSignal
}

/** BullMQ's codes: the job is not there, has no lock, is not under way, or another has its lock. */
const lateCodes = [-1, -2, -3, -6]
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const nothing = [null, '', 0, 0]

/**
 * Makes a worker's backend take jobs only while this process is seen to live, and notes which it is at. To finish a job
 * that was given to another meanwhile does nothing, quietly. A store that fails is asked again with longer and longer pauses:
 * BullMQ asks again at once.
 */
export const fenceBackend = <B extends IQueueBackend>(backend: B, { session, held, ...fence }: Fence): B => {
  const { moveToActive, moveToCompleted, moveToFailed, moveToDelayed, retryJob, waitForJob } = bound(backend)
  const patient = pausing(fence.stopping)
  const suspect = () => {
    held.suspect()
    fence.onTrouble()
  }

  const taking = async (token: string, take: () => Promise<unknown[]>): Promise<unknown[]> => {
    held.take(token)
    try {
      const taken = await take()
      keepNext(held, token, taken)
      return taken
    } catch (error) {
      held.leave(token)
      suspect()
      throw error
    }
  }

  /** Settles a job. Settled with undefined when it was too late. */
  const settling = async <T>(token: string, id: string, settle: () => Promise<T>): Promise<T | undefined> => {
    held.take(token, id)
    try {
      return await settle()
    } catch (error) {
      held.leave(token)
      if (!lateCodes.some(code => code === errorCode(error))) {
        suspect()
        throw error
      }
      held.noteLate(token)
      return undefined
    }
  }
  const mayFetch = (fetchNext: boolean | undefined) => fetchNext === true && session.epoch() !== undefined

  return Object.assign(backend, {
    moveToActive: async token => {
      const epoch = await epochOf(session, fence.stopping)
      if (epoch === undefined) return nothing
      return patient(() => taking(token, () => moveToActive(token, ownerOf(epoch))))
    },
    waitForJob: timeout => patient(() => waitForJob(timeout)),
    moveToCompleted: async (job, value, remove, token, fetchNext) => {
      const done = await settling(token, present(job.id, 'the id of a job'), () =>
        moveToCompleted(job, value, remove, token, mayFetch(fetchNext)),
      )
      keepNext(held, token, done?.result)
      return done ?? { result: undefined, finishedOn: Date.now() }
    },
    moveToFailed: async (job, reason, remove, token, fetchNext, fields) => {
      const done = await settling(token, present(job.id, 'the id of a job'), () =>
        moveToFailed(job, reason, remove, token, mayFetch(fetchNext), fields),
      )
      keepNext(held, token, done?.result)
      return done ?? { result: undefined, finishedOn: Date.now() }
    },
    moveToDelayed: async (id, timestamp, delay, token = '', options) => {
      const fetchNext = mayFetch(options?.fetchNext)
      const next = await settling(token, id, () =>
        moveToDelayed(id, timestamp, delay, token, { ...options, fetchNext }),
      )
      keepNext(held, token, next)
      return next ?? []
    },
    retryJob: async (id, lifo, token = '', options) => {
      await settling(token, id, () => retryJob(id, lifo, token, options))
      held.leave(token)
    },
  } satisfies Partial<IQueueBackend>)
}

/** The number to take a job under, as soon as there is one; none when the process stops. */
const epochOf = async (session: ProcessSession, stopping: AbortSignal): Promise<number | undefined> => {
  while (!stopping.aborted && session.epoch() === undefined) await session.live()
  return stopping.aborted ? undefined : session.epoch()
}

/** A slot goes on with the job that came with the answer, or is done. */
const keepNext = (held: HeldJobs, token: string, next: unknown): void => {
  const [job, id] = Array.isArray(next) ? next : []
  if (job) held.take(token, id)
  else held.leave(token)
}

const bound = (backend: IQueueBackend) => ({
  moveToActive: backend.moveToActive.bind(backend),
  moveToCompleted: backend.moveToCompleted.bind(backend),
  moveToFailed: backend.moveToFailed.bind(backend),
  moveToDelayed: backend.moveToDelayed.bind(backend),
  retryJob: backend.retryJob.bind(backend),
  waitForJob: backend.waitForJob.bind(backend),
})

/** Passes an error on after a pause, which is longer the more of them come in a row. */
const pausing = (stopping: AbortSignal) => {
  let pauseMs = FIRST_PAUSE_MS
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      const answer = await ask()
      pauseMs = FIRST_PAUSE_MS
      return answer
    } catch (error) {
      await pause(pauseMs, stopping)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      throw error
    }
  }
}
