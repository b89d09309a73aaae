import { askOutside } from '@strongroom/projections/outside'
import * as v from 'valibot'
import type { Screening } from './screening.ts'

const patienceMs = 5_000

const answer = v.object({
  // A fraction counts as the next whole point: a limit is never passed by rounding.
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.transform(score => Math.ceil(score)),
  ),
  reasons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))), v.maxLength(20)),
})

/**
 * A screening service over HTTP: the contract is in this folder's README. `patience` gives the signal that ends a question
 * without an answer.
 */
export const httpScreening = (
  url: string,
  token?: string,
  patience: () => AbortSignal = () => AbortSignal.timeout(patienceMs),
): Screening => ({
  source: 'http',
  ask: async question => {
    const { ok, status, json } = await askOutside(`${url.replace(/\/$/, '')}/screen`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(question),
      signal: patience(),
    })
    if (!ok) throw new Error(`the screening service answers ${status}`)
    const parsed = v.safeParse(answer, json())
    // The error does not quote the answer, which may hold addresses.
    if (!parsed.success) throw new Error('the screening service answers in another form')
    const { score, reasons } = parsed.output
    return { score, risks: [...new Set(reasons)] }
  },
})
