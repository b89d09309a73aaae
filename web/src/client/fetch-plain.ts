import type { changesPath, logKeysPath } from '@strongroom/shared'
import type { pageFilesPath } from '@strongroom/shared/page-files'

/** The addresses that no call of the contract declares: a stream, a text and a file of the build. */
type PlainPath = typeof changesPath | typeof logKeysPath | typeof pageFilesPath

/** Asks one of them. Calls of the contract go through `call.ts`. */
export const fetchPlain = (path: PlainPath, asked: RequestInit = {}): Promise<Response> =>
  fetch(path, { ...asked, referrerPolicy: 'no-referrer' })
