/** An answer of somebody else's service. */
export type OutsideAnswer = {
  readonly status: number
  readonly ok: boolean
  readonly text: string
  /** When it wants to be asked again, where it says so (`Retry-After`). */
  readonly retryAfter: string | null
  /** Reads the text. Throws where it is no JSON, without quoting it. */
  readonly json: () => unknown
}

/** Any answer that we read is far shorter; a service gone bad must not fill our memory. */
const LONGEST_BYTES = 1_000_000

/**
 * Asks a service that is not ours, over HTTP. It must not send us on to an address that nobody configured, and at most a megabyte of
 * its answer is read.
 * @throws whatever `fetch` throws, or that the answer is too long; no error quotes the answer, which may hold personal data
 */
export const askOutside = async (
  url: string | URL,
  { signal, ...init }: RequestInit & { readonly signal: AbortSignal },
): Promise<OutsideAnswer> => {
  const response = await fetch(url, { ...init, signal, redirect: 'error' })
  const text = await readText(response)
  const { status, ok, headers } = response
  return { status, ok, text, retryAfter: headers.get('Retry-After'), json: () => parse(text) }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the answer is not JSON')
  }
}

const readText = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the answer.
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > LONGEST_BYTES) throw new Error(`the answer is longer than ${LONGEST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
