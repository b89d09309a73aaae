import { CommandDiffers, newId, type Position, timedId } from '@strongroom/ledger/eventlog'
import { OutcomeUnknown } from '@strongroom/ledger/eventlog/log'
import { mayMake, wire } from '@strongroom/shared'
import { isMeant, isOverload, Problem } from '../command/problem.ts'
import type { Session } from '../command/session.ts'
import { csvReply, isList } from '../csv/csv-list.ts'
import type { BeginExport } from '../exports/begin-export.ts'
import type { Askers } from '../vault/codes.ts'
import type { IdempotencyKeys } from '../vault/idempotency-keys.ts'
import type { RateLimits } from '../vault/rate-limits.ts'
import type { Replays } from '../vault/replays.ts'
import type { Sessions } from '../vault/sessions.ts'
import { languageIn } from './accepted-language.ts'
import { addressOf, countryOf } from './address.ts'
import type { AnyCall } from './call.ts'
import { checkAnswer } from './check-answer.ts'
import type { HeaderOf } from './headers.ts'
import { inTime } from './in-time.ts'
import type { Lag } from './lag.ts'
import { classOf } from './overload/call-class.ts'
import type { Load } from './overload/load.ts'
import { isSigned, namesIn, unsignedPath } from './paths.ts'
import type { Positions } from './positions.ts'
import { readFile } from './read-file.ts'
import { parseJson, readBody } from './read-json.ts'
import { readingHeaders } from './reading-headers.ts'
import { type Answer, answered, answerOf } from './respond.ts'
import { authenticate, fromHeaders, type Signature } from './signing.ts'
import { validate } from './validate.ts'

/** The kernel's dependencies for carrying out any call. */
export type Kernel = {
  readonly sessions: Sessions
  readonly replays: Replays
  readonly rateLimits: RateLimits
  readonly idempotencyKeys: IdempotencyKeys
  readonly positions: Positions
  readonly lag: Lag
  /** A member's role and whether the account is enabled, as the log has them now. */
  readonly standingOf: (uid: string) => Promise<{ readonly role: wire.Role; readonly enabled: boolean }>
  readonly now: () => Date
  /** Keeps a list of very many rows to be made as a file by the workers. */
  readonly beginExport: BeginExport
  readonly trustedProxies: number
  readonly load: Load
  /** Tells operators of an unexpected error. */
  readonly broken: (error: unknown, about: { requestId: string; route: string }) => void
  /** Tests: an answer that is not what its call declares is an error. */
  readonly checkAnswers?: boolean
}

/** A request that has found its call. `env` is what the HTTP server knows of the connection. */
export type Incoming = {
  /** The request, for its body. */
  readonly request: () => Request
  readonly env: unknown
  readonly header: HeaderOf
  readonly params: Readonly<Record<string, string>>
}

const maxBodyBytes = 64 * 1024

/** Carries out one call: checks session, rights, form and replay, then runs the handler. Never rejects. */
export const dispatch = async (
  call: AnyCall,
  kernel: Kernel,
  c: Incoming,
  requestId: string,
): Promise<Answer> => {
  try {
    return await carryOut(call, kernel, c, requestId)
  } catch (error) {
    if (error instanceof CommandDiffers) return answerOf(Problem.differs(), requestId)
    const answer = answerOf(error instanceof OutcomeUnknown ? Problem.outcomeUnknown() : error, requestId)
    if (isOverload(error)) kernel.load.note(classOf(call))
    else if (answer.status >= 500 && !isMeant(error)) kernel.broken(error, { requestId, route: call.path })
    return answer
  }
}

const carryOut = async (call: AnyCall, kernel: Kernel, c: Incoming, requestId: string): Promise<Answer> => {
  const { load } = kernel
  const signature = givenSignature(call, c)
  const session = signature && (await sessionOf(call, kernel, signature))
  const params = paramsOf(call, c)
  if (session) checkOwner(call, session, params)
  const filter = call.filter && validate(call.filter, filterOf(c), 'filter')
  const body =
    call.body &&
    validate(call.body, await load.outside(readBody(c.request(), call.maxBodyBytes ?? maxBodyBytes)), '')
  const address = addressOf(c.env, c.header, kernel.trustedProxies)
  if (call.limits) await kernel.rateLimits.take(await call.limits({ body, address, session }))
  const file = call.file && (await load.outside(readFile(c.request(), call.file.maxBytes)))
  const commandId = call.changes ? commandIdOf(c, session) : ''
  if (call.changes && signature && session) await checkReplay(call, kernel, session, signature, c, params)
  if (call.changes && session && (session.admin || call.oneRequestPerKey) && isKeyed(c))
    await checkSameRequest(kernel, commandId, [call.method, call.path, params, filter, body])
  const fresh = await load.outside(isFresh(call, kernel, session, c))
  const pdf = pdfLanguage(call, c)
  if (pdf) await kernel.rateLimits.take([{ key: `pdf ${session?.uid}`, most: 120, seconds: 3600 }])

  let moved: Position | undefined
  const ask = {
    body,
    file,
    filter,
    params,
    session,
    commandId,
    keyed: call.changes && session !== undefined && isKeyed(c),
    requestId,
    address,
    country: countryOf(c.header, kernel.trustedProxies),
    agent: c.header('user-agent') ?? '',
    askers: () => askersOf(session, address, c.header),
    pdf,
    now: kernel.now(),
    moved: (position: Position | undefined, ...uids: readonly string[]) => {
      if (!position) return
      moved = !moved || moved < position ? position : moved
      kernel.lag.moved(position)
      for (const uid of session ? [session.uid, ...uids] : uids) kernel.positions.moved(uid, position)
    },
  }
  const reply = wantsCsv(call, c) ? await asCsv(call, kernel, ask, c) : await inTime(call, call.handler(ask))
  if (kernel.checkAnswers) checkAnswer(call, reply)
  return answered(reply, readingHeaders(moved, fresh, call.reads ? kernel.lag.behindMs(call.reads) : 0))
}

const givenSignature = (call: AnyCall, c: Incoming): Signature | undefined => {
  if (isSigned(call.path)) return signatureOf(c)
  return call.audience === 'anyone' ? fromHeaders(c.header) : undefined
}

/** The session, if there is one, and the program at its network address. */
const askersOf = (session: Session | undefined, address: string, header: HeaderOf): Askers => {
  const client = `client ${address} ${header('user-agent') ?? ''}`
  return session ? [`session ${session.id}`, client] : [client]
}

const signatureOf = (c: Incoming): Signature => {
  const key = c.params.session
  if (key !== undefined) return { key, signature: c.params.signature ?? '', tonce: c.params.tonce ?? '' }
  const given = fromHeaders(c.header)
  if (!given) throw Problem.unsigned('WRONG_SIGNATURE', 'This call needs a signature')
  return given
}

const sessionOf = async (call: AnyCall, kernel: Kernel, signature: Signature): Promise<Session> => {
  const { id, uid, email } = await authenticate(signature, kernel)
  const isOwn = call.audience === 'user' || call.audience === 'anyone'
  // A read goes by what sessions know; whatever changes something, or is an administrator's, by the log.
  if (isOwn && !call.changes) return { id, uid, email, role: 'member', admin: false }
  const { role, enabled } = await kernel.standingOf(uid)
  if (!enabled) throw Problem.accountDisabled()
  if (isOwn) return { id, uid, email, role: 'member', admin: false }
  const admin = role !== 'member'
  if (call.audience === 'admin' && !admin) throw Problem.forbidden()
  if (admin && !mayMake(call, role)) throw Problem.forbidden('Your role may not do this')
  return { id, uid, email, role, admin }
}

const paramsOf = (call: AnyCall, c: Incoming): Record<string, string> => {
  const params: Record<string, string> = {}
  for (const name of namesIn(call.path))
    params[name] = validate(call.params?.[name] ?? wire.id, c.params[name], `path.${name}`)
  return params
}

const checkOwner = (call: AnyCall, session: Session, params: Record<string, string>) => {
  if (call.owner && params[call.owner] !== session.uid && !session.admin) throw Problem.forbidden()
}

const filterOf = (c: Incoming): unknown => {
  const json = c.params.json
  return json === undefined ? {} : parseJson(json, 'filter')
}

const idempotencyKey = /^[\x21-\x7e]{1,200}$/

/** The key and the member give the command's id; the log then knows whether it has seen it. */
const commandIdOf = (c: Incoming, session: Session | undefined): string => {
  const key = c.header('idempotency-key')
  if (key === undefined || !session) return newId()
  if (!idempotencyKey.test(key))
    throw Problem.invalid([
      { path: 'Idempotency-Key', message: '1 to 200 visible ASCII characters without blanks' },
    ])
  return timedId(key, 'idempotency', session.uid, key)
}

const isKeyed = (c: Incoming): boolean => c.header('idempotency-key') !== undefined

/** A member's commands meet in their own wallet, which tells them apart; an administrator's may go to any. */
const checkSameRequest = async (
  { idempotencyKeys }: Kernel,
  commandId: string,
  request: readonly unknown[],
) => {
  if (!(await idempotencyKeys.fits(commandId, JSON.stringify(request)))) throw Problem.differs()
}

const checkReplay = async (
  call: AnyCall,
  { replays }: Kernel,
  session: Session,
  { tonce }: Signature,
  c: Incoming,
  params: Record<string, string>,
) => {
  const named = unsignedPath(call.path).replaceAll(
    /\{(\w+)\}/g,
    (_, name) => params[name] ?? c.params[name] ?? '',
  )
  if (!(await replays.first({ sessionId: session.id, tonce, method: call.method, path: named })))
    throw Problem.unsigned('REPLAYED', 'This call has been made before: sign it anew')
}

const isFresh = (call: AnyCall, { positions }: Kernel, session: Session | undefined, c: Incoming) => {
  if (!call.reads || !session) return true
  const after = c.header('strongroom-after')
  if (after !== undefined && !/^[0-9/]{1,60}$/.test(after))
    throw Problem.invalid([
      { path: 'Strongroom-After', message: 'A position as Strongroom-Position says it' },
    ])
  return positions.caughtUp(session, call.reads, after as Position | undefined)
}

const wantsCsv = (call: AnyCall, c: Incoming): boolean =>
  call.filter !== undefined && c.header('accept') === 'text/csv' && isList(call)

const pdfLanguage = (call: AnyCall, c: Incoming): wire.Language | undefined =>
  call.pdf && c.header('accept') === 'application/pdf'
    ? (languageIn(c.header('accept-language')) ?? 'en')
    : undefined

type CsvAsk = {
  readonly session: Session | undefined
  readonly params: Readonly<Record<string, string>>
  readonly now: Date
}

/** A whole list at once costs more than a page of it; an administrator's of very many rows is made by the workers. */
const asCsv = async (call: AnyCall, { rateLimits, beginExport }: Kernel, ask: CsvAsk, c: Incoming) => {
  await rateLimits.take([{ key: `csv ${ask.session?.uid}`, most: 60, seconds: 3600 }])
  const language = languageIn(c.header('accept-language'))
  const { session, params, now } = ask
  if (!session?.admin) return csvReply(call, ask, language)
  const asked = { uid: session.uid, params, filter: filterOf(c), language, now }
  const begin = (total: number) => beginExport(call, asked, total)
  return csvReply(call, ask, language, { most: wire.mostRowsAtOnce, begin })
}
