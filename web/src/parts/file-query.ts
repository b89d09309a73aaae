import { queryOptions } from '@tanstack/react-query'
import { callForFile } from '../client/call.ts'

const bytesOf = async (id: string) => (await callForFile('files.get', { params: { id } })).blob

/** A file's bytes. They never change, whatever else does. */
export const fileQuery = (id: string) =>
  queryOptions({ queryKey: ['file', id], queryFn: () => bytesOf(id), staleTime: 'static' })

/** Another person's file: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const lookAtFileQuery = (id: string) =>
  queryOptions({ queryKey: ['file', id], queryFn: () => bytesOf(id), staleTime: 'static', gcTime: 0 })
