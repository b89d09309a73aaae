/** A session, as signing in gives it. */
export type Session = { readonly email: string; readonly key: string }

/** A payment to another member; the amount is a decimal string, the code the one that was mailed for it. */
export type Payment = {
  readonly uid: string
  readonly currency: string
  readonly amount: string
  readonly code: string
}

/** Where and as whom a client asks. */
export type Asking = {
  readonly baseUrl: string
  readonly session: Session
  readonly fetch: (request: Request) => Promise<Response>
}

/** Pays, and answers with the payment's id; throws the code of a refusal or of an error. */
export type Pay = (asking: Asking, payment: Payment) => Promise<string>

/** The four headers that sign a call, as the document's security schemes describe them; made anew for each. */
export const signed = async ({ email, key }: Session): Promise<Readonly<Record<string, string>>> => {
  const tonce = String(Date.now())
  return {
    Authorization: `Session ${key}`,
    'X-Email': email,
    'X-Tonce': tonce,
    'X-Signature': await hmac(key, email + tonce),
  }
}

const hmac = async (key: string, text: string): Promise<string> => {
  const bytes = (of: string) => new TextEncoder().encode(of)
  const how = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes(key), how, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', imported, bytes(text))
  return [...new Uint8Array(signature)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
