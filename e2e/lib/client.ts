import { createHmac, randomUUID } from 'node:crypto'

/** A signed-in member or administrator of a running platform, seen from outside. */
export type Session = {
  readonly base: string
  readonly email: string
  readonly key: string
  /** Address of the caller, for a platform that trusts a proxy to name it. */
  readonly address?: string | undefined
}

const from = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address }

export type Answer = {
  readonly status: number
  /** The body as it came; `data` of a single record is a list. */
  readonly body: Record<string, unknown> & { readonly code?: unknown; readonly data?: unknown }
  readonly headers: Headers
}

type Body = Readonly<Record<string, unknown>>
type Options = {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal
}

const send = async (
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: Body,
  signal?: AbortSignal,
) => {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers } as Answer
}

/** An unsigned call of /v1. */
export const ask = (
  base: string,
  method: string,
  path: string,
  body?: Body,
  address?: string,
): Promise<Answer> => send(`${base}/v1${path}`, method, from(address), body)

/** A signed call of /v1, in the header form. Every call has a tonce of its own, as two changing calls must. */
export const call = async (
  session: Session,
  method: string,
  path: string,
  body?: Body,
  options: Options = {},
): Promise<Answer> => {
  const answer = await callOnce(session, method, path, body, options)
  if (answer.body.code !== 'PROOF_NEEDED') return answer
  await proveAgain(session)
  return callOnce(session, method, path, body, options)
}

/** Proves an administrator anew, as decisions that take two ask of each from time to time. */
export const proveAgain = (session: Session): Promise<Answer> =>
  callOnce(session, 'POST', '/user/prove', { by: 'pin', pin: demo.pin })

const callOnce = (
  session: Session,
  method: string,
  path: string,
  body?: Body,
  options: Options = {},
): Promise<Answer> => {
  const headers = {
    ...signed(session),
    ...from(session.address),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  }
  return send(`${session.base}/v1${path}`, method, headers, body, options.signal)
}

/** The headers that sign a call. */
export const signed = ({ key, email }: Session): Record<string, string> => {
  const tonce = nextTonce()
  const signature = createHmac('sha256', key)
    .update(email + tonce)
    .digest('hex')
  return { authorization: `Session ${key}`, 'x-email': email, 'x-tonce': tonce, 'x-signature': signature }
}

/** Uploads a file, a proof or what `type` says; the answer's record has its id. */
export const upload = async (
  session: Session,
  bytes: Uint8Array<ArrayBuffer>,
  type?: string,
): Promise<Answer> => {
  const form = new FormData()
  if (type) form.set('type', type)
  form.set('file', new Blob([bytes]), 'proof')
  const response = await fetch(`${session.base}/v1/upload`, {
    method: 'POST',
    headers: signed(session),
    body: form,
  })
  const body = (await response.json()) as Answer['body']
  return { status: response.status, body, headers: response.headers }
}

let last = 0
const nextTonce = () => {
  last = Math.max(last + 1, Date.now())
  return String(last)
}

/** The proposal that an answer says to wait for a second administrator. */
export const proposalIn = ({ body }: Answer): string | undefined =>
  typeof body.proposal === 'string' ? body.proposal : undefined

/** The first record of an answer that must have succeeded. */
export const firstOf = <T = Record<string, unknown>>(answer: Answer): T => {
  const { status, data } = answer.body as { status?: unknown; data?: unknown }
  if (answer.status !== 200 || status !== true || !Array.isArray(data))
    throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return data[0] as T
}

/** The newest code that was mailed to an address, from the development mailbox. */
export const mailedCode = async (base: string, email: string): Promise<string> => {
  const mails = (await (await fetch(`${base}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    code?: string
  }[]
  const code = mails.find(mail => mail.code)?.code
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Proves an e-mail address with the code mailed to it. */
export const proveEmail = async (
  base: string,
  email: string,
  scene: string,
  address?: string,
  asks: typeof ask = ask,
): Promise<string> => {
  // Too many codes asked for is a 429, and the mailbox would then show an old one.
  firstOf(await asks(base, 'POST', '/user/getEmailCode', { email, scene }, address))
  const code = await mailedCode(base, email)
  return firstOf<{ fp_session_key: string }>(
    await asks(base, 'POST', '/user/checkEmailCode', { email, code, scene }, address),
  ).fp_session_key
}

export const demo = { password: 'Strongroom-demo-1', pin: '246810' }

/** Signs in through all its steps: credentials, e-mail code, PAY code. `asks` makes each call, `ask` unless said otherwise. */
export const signIn = async (
  base: string,
  email: string,
  { password, pin, address }: typeof demo & Pick<Session, 'address'> = demo,
  asks: typeof ask = ask,
): Promise<Session> => {
  const post = (path: string, body: Body) => asks(base, 'POST', path, { email, ...body }, address)
  firstOf(await post('/user/beforeSignIn', { password }))
  const fp_session_key = await proveEmail(base, email, 'login', address, asks)
  firstOf(await post('/user/checkPinCode', { pin, fp_session_key }))
  const { session_key } = firstOf<{ session_key: string }>(
    await post('/user/signin', { password, fp_session_key }),
  )
  return { base, email, key: session_key, address }
}

/** Registers a member with the code mailed to them; their uid. */
export const register = async (
  base: string,
  email: string,
  { password, pin, referral }: typeof demo & { readonly referral?: string | undefined } = demo,
): Promise<string> => {
  const fp_session_key = await proveEmail(base, email, 'register')
  const username = email.split('@')[0]?.slice(0, 60)
  const body = { email, fp_session_key, userType: 0, username, password, pin, referral }
  return firstOf<{ uid: string }>(await ask(base, 'POST', '/user/create', body)).uid
}

export const newKey = (): string => randomUUID()
