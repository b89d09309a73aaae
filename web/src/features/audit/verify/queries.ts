import { logKeysPath } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { fetchOwn } from '../../../client/fetch-own.ts'
import { checkFile } from './check-chosen.ts'

/** `today` signs the log now, those of `before` (vkey lines) signed it until they were changed. */
export type LogKeys = { readonly today: string; readonly before: readonly string[] }

/** The keys that this platform seals its log with and did before; null before its first checkpoint. */
export const logKeysQuery = queryOptions({
  queryKey: ['log-keys'],
  queryFn: async (): Promise<LogKeys | null> => {
    const answer = await fetchOwn(logKeysPath)
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`${logKeysPath} answers ${answer.status}`)
    const [today = '', ...before] = (await answer.text()).trim().split('\n')
    return { today, before }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** A file that has been chosen. `number` is another one for each choice. */
export type Chosen = { readonly number: number; readonly name: string; readonly bytes: Uint8Array }

/** Every check of a receipt, made on this device: no byte of it is sent anywhere. */
export const checkQuery = (file: Chosen | undefined, key: string, witnesses: readonly string[]) =>
  queryOptions({
    queryKey: ['checked-file', file?.number, key, witnesses],
    queryFn: async () => (file ? checkFile(file.bytes, { key, witnesses }) : null),
    enabled: file !== undefined && key !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
