import { queryOptions } from '@tanstack/react-query'
import { checkFile } from './check-chosen.ts'

/** The key that this platform seals its log with; null before its first checkpoint. */
export const logKeyQuery = queryOptions({
  queryKey: ['log-key'],
  queryFn: async (): Promise<string | null> => {
    const answer = await fetch('/log/key', { referrerPolicy: 'no-referrer' })
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`/log/key answers ${answer.status}`)
    return (await answer.text()).trim()
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
