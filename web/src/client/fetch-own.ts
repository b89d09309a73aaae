import type { changesPath, logKeysPath } from '@strongroom/shared'
import type { pageFilesPath } from '@strongroom/shared/page-files'

/** The addresses that no call of the contract declares: the page itself, a stream, a text and a file of the build. */
type PlainPath = '/' | typeof changesPath | typeof logKeysPath | typeof pageFilesPath

/**
 * Asks the server for an address of its own, without saying on which page: the one place of the client that asks for anything.
 * `transport.ts` makes the addresses of calls from the contract.
 */
export const fetchOwn = (path: PlainPath | `/v1${string}`, asked: RequestInit = {}): Promise<Response> =>
  fetch(path, { ...asked, referrerPolicy: 'no-referrer' })
