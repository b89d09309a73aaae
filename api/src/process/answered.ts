import { limitsMs } from '@strongroom/shared/limits'

const patienceMs = limitsMs.readiness

/** A check that failed for a reason that may be told. */
export class NotReady extends Error {
  override readonly name: string = 'NotReady'
}

/** A check that has not answered so far: it may be slow, or away. */
export class TooLate extends NotReady {
  override readonly name = 'TooLate'
}

/** The answer of a check, or its failure where it takes too long. */
export const answered = <T>(check: () => Promise<T>): Promise<T> => Promise.race([check(), tooLate()])

const tooLate = (): Promise<never> =>
  new Promise((_, fail) => {
    const over = () => fail(new TooLate(`no answer within ${patienceMs} ms`))
    AbortSignal.timeout(patienceMs).addEventListener('abort', over, { once: true })
  })
