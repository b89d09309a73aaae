import { done } from '../answers.ts'
import type { RecordKind } from './records.ts'

/** The common part of the calls that mail a member's own records. */
export const mailedAny = { method: 'GET', audience: 'user', changes: true, answer: done } as const

/** The same for the records of one list, with the sentence of the reference page. */
export const mailed = (kind: RecordKind) => ({
  ...mailedAny,
  summary: `Sends the caller’s records by e-mail, as a CSV file: ${kind.replaceAll('-', ' ')}`,
})
