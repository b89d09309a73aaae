import { HttpError } from '../command/http-error.ts'

/** Refuses a repeat whose words are not those of the first time: the log does not know words, so that it cannot tell them apart. */
export const checkSameWords = (kept: string | null, given: string | undefined): void => {
  if (kept !== (given ?? null)) throw HttpError.differs()
}
