import { isRecord } from '@strongroom/shared'

/**
 * Roughly how long a value's JSON is, without making it; counts to `most` and a little more, because counting everything in
 * a state of many megabytes would hold others up.
 */
export const roughBytes = (value: unknown, most: number): number => {
  if (typeof value === 'string') return value.length + 2
  if (!isRecord(value)) return 5
  const isList = Array.isArray(value)
  let bytes = 2
  for (const key in value) {
    if (bytes > most) break
    bytes += roughBytes(value[key], most - bytes)
    bytes += isList ? 1 : key.length + 4
  }
  return bytes
}
