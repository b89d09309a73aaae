import { askOutside } from '@strongroom/projections/outside'
import * as v from 'valibot'
import { type Custody, UnreadableAnswer } from './custody.ts'

const patienceMs = 15_000
/** An administrator waits for this answer, on the screen of a case. */
const screenPatienceMs = 3_000

const amount = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,18})?$/))
const address = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const balancesAnswer = v.object({
  balances: v.array(v.object({ address, currency: v.string(), amount })),
})
/** Words of a machine, so that nothing of a person's comes into the log with them. */
const reason = v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), 'refused')
const collectionAnswer = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({
    state: v.literal('done'),
    txid: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)),
    collected: v.pipe(v.array(v.object({ address, amount })), v.minLength(1)),
  }),
  v.object({ state: v.literal('failed'), reason }),
])

const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,80}$/))
const mostPlaces = 10_000
const holdingsAnswer = v.object({
  id: word,
  at: v.pipe(v.string(), v.isoTimestamp(), v.endsWith('Z')),
  holdings: v.pipe(
    v.array(
      v.object({
        network: word,
        address,
        currency: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/)),
        amount: v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,18})?$/)),
        evidence: v.pipe(v.string(), v.regex(/^[^\p{Cc}\u2028\u2029]{1,200}$/u)),
      }),
    ),
    v.maxLength(mostPlaces),
  ),
})

const transactionAnswer = v.object({ known: v.boolean() })

const unreadable = () => new UnreadableAnswer('the custody answers in another form')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/** A custody over HTTP: the contract is in this folder's README. */
export const httpCustody = (url: string, token?: string): Custody => {
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    withinMs = patienceMs,
  ): Promise<unknown> => {
    const { ok, status, text } = await askOutside(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(withinMs),
    })
    // An order that is refused for good says so in the form of an answer.
    if (ok || status === 422) return parsed(text)
    throw new Error(`the custody answers ${status}`)
  }
  /** Checks an answer's form. The error does not quote the answer, which holds addresses. */
  const read = <S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> => {
    const heard = v.safeParse(schema, answer)
    if (!heard.success) throw unreadable()
    return heard.output
  }

  return {
    source: 'http',
    balances: async (network, addresses) =>
      read(balancesAnswer, await ask('POST', '/balances', { network, addresses })).balances,
    collect: async ({ id, network, currency, centralAddress: to, from }) =>
      read(
        collectionAnswer,
        await ask('PUT', `/collections/${encodeURIComponent(id)}`, { network, currency, to, from }),
      ),
    knows: async (network, txid) => {
      const path = `/transactions/${encodeURIComponent(network)}/${encodeURIComponent(txid)}`
      return read(transactionAnswer, await ask('GET', path, undefined, screenPatienceMs)).known
    },
    holdings: async () => read(holdingsAnswer, await ask('GET', '/holdings')),
  }
}
