import { askOutside } from '@strongroom/projections/outside'
import { signatureOf } from './signature.ts'

/** A member may wait for the answer on the screen. */
const PATIENCE_MS = 10_000

/** Where the cards' processor is asked, and the key that signs what it is asked, as its own messages are signed. */
type ProcessorAddress = { readonly url: string; readonly key: string }

/** Asks the processor over HTTP, at a path such as `/numbers`, and gives the way to read its answer. Throws where it refuses; no error quotes its answer. */
export const askProcessor = async (
  { url, key }: ProcessorAddress,
  path: string,
  { asked, now }: { readonly asked: object; readonly now: Date },
): Promise<() => unknown> => {
  const body = JSON.stringify(asked)
  const { ok, status, json } = await askOutside(`${url.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Card-Processor-Signature': signatureOf(key, body, now),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!ok) throw new Error(`the cards’ processor answers ${status}`)
  return json
}
