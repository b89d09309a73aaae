import { CommandDiffers, type Position } from '@strongroom/ledger/eventlog'
import { OutcomeUnknown } from '@strongroom/ledger/eventlog/log'
import { wire } from '@strongroom/shared'
import * as v from 'valibot'
import { HttpError, isMeant, isOverload } from '../command/http-error.ts'
import type { Session } from '../command/session.ts'
import type { Askers } from '../vault/codes.ts'
import { languageIn } from './accepted-language.ts'
import { addressOf, countryOf } from './address.ts'
import type { AnyCall } from './call.ts'
import { checkAnswer } from './check-answer.ts'
import { csvReply, isList } from './csv-list.ts'
import { type FileText, type TakenApart, withBlanks } from './file-text.ts'
import type { HeaderOf } from './headers.ts'
import { inTimeFor } from './in-time.ts'
import type { Incoming, Kernel } from './kernel.ts'
import { apart, byOwnNames, byOwnValues, checkBeside, hasFields, isFormGone, savedSchema } from './loaded.ts'
import { classOf } from './overload/call-class.ts'
import { namesIn } from './paths.ts'
import { readCsvForm, readFile } from './read-file.ts'
import { parseJson, readBody } from './read-json.ts'
import { readingHeaders } from './reading-headers.ts'
import { type Answer, answered, answerOf } from './respond.ts'
import { checkReplay, checkSameRequest, commandIdOf, isKeyed } from './same-request.ts'
import { givenSignature, sessionOf } from './session-of.ts'
import { validate } from './validate.ts'

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
    const answer = answerOf(meant(error), requestId, languageOf(c))
    if (isOverload(error)) kernel.load.note(classOf(call))
    else if (answer.status >= 500 && !isMeant(error)) kernel.broken(error, { requestId, route: call.path })
    return answer
  }
}

const meant = (error: unknown): unknown => {
  if (error instanceof CommandDiffers) return HttpError.differs()
  return error instanceof OutcomeUnknown ? HttpError.outcomeUnknown() : error
}

/** The language in which the client wants to be told why not. */
const languageOf = (c: Incoming): wire.Language => languageIn(c.header('accept-language')) ?? 'en'

const carryOut = async (call: AnyCall, kernel: Kernel, c: Incoming, requestId: string): Promise<Answer> => {
  const { load } = kernel
  const inTime = inTimeFor(call, wantsCsv(call, c) || pdfLanguage(call, c) !== undefined, kernel.callMs)
  const signature = givenSignature(call, c)
  // Nothing has been done yet.
  const session = signature && (await inTime(sessionOf(call, kernel, signature), HttpError.busy))
  const params = paramsOf(call, c)
  if (session) checkOwner(call, session, params)
  const schema = call.filter ?? (c.params.json === undefined ? undefined : noFilter)
  const filter = schema && validate(schema, filterOf(call, c), 'filter')
  const given = call.body && (await load.outside(givenBody(call, c)))
  const text = given?.text
  const fields = given && (call.fileText === undefined ? given.value : withBlanks(given, call.fileText))
  const named = await inTime(byOwnNames(call, fields, { params, session }), HttpError.busy)
  const { body: saved, beside } = apart(call, named)
  const schemaOfSaved = savedSchema(call, named)
  const body = schemaOfSaved && validate(schemaOfSaved, saved, '')
  const address = addressOf(c.env, c.header, kernel.trustedProxies)
  const handler = (isFormGone(call, named) && call.withoutForm) || call.handler
  const asked = { signature, session, params, filter, body, text, beside, handler, address }
  const limits = (await call.limits?.({ body, address, session })) ?? []
  return kernel.rateLimits.within(limits, () => inTime(carryOutAsked(call, kernel, c, requestId, asked)))
}

/** A call as it was asked, read and found right. */
type Asked = {
  readonly signature: ReturnType<typeof givenSignature>
  readonly session: Session | undefined
  readonly params: Record<string, string>
  readonly filter: unknown
  readonly body: unknown
  readonly text: FileText | undefined
  readonly beside: ReturnType<typeof apart>['beside']
  readonly handler: AnyCall['handler']
  readonly address: string
}

const carryOutAsked = async (
  call: AnyCall,
  kernel: Kernel,
  c: Incoming,
  requestId: string,
  { signature, session, params, filter, body, text, beside, handler, address }: Asked,
): Promise<Answer> => {
  const { load } = kernel
  const file = call.file && (await load.outside(readFile(c.request(), call.file.maxBytes)))
  const commandId = call.changes ? commandIdOf(c, session) : ''
  if (call.changes && signature && session) await checkReplay(call, kernel, session, signature, c, params)
  if (call.changes && session && (session.admin || call.oneRequestPerKey) && isKeyed(c))
    await checkSameRequest(kernel, commandId, [
      call.method,
      call.path,
      params,
      filter,
      told(call, body, text),
    ])
  const fresh = await load.outside(isFresh(call, kernel, session, c))
  const pdf = pdfLanguage(call, c)
  if (pdf) await kernel.rateLimits.take([{ key: `pdf ${session?.uid}`, most: 120, seconds: 3600 }])

  let moved: Position | undefined
  const ask = {
    body,
    file,
    text,
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
    language: languageOf(c),
    pdf,
    now: kernel.now(),
    moved: (position: Position | undefined, ...uids: readonly string[]) => {
      if (!position) return
      moved = !moved || moved < position ? position : moved
      kernel.lag.moved(position)
      for (const uid of session ? [session.uid, ...uids] : uids) kernel.positions.moved(uid, position)
    },
  }
  await checkBeside(call, ask, beside)
  const reply = wantsCsv(call, c) ? await asCsv(call, kernel, ask, c) : await handler(ask)
  if (kernel.checkAnswers) checkAnswer(call, reply)
  return answered(
    reply,
    languageOf(c),
    readingHeaders(moved, fresh, call.reads ? kernel.lag.behindMs(call.reads) : 0),
  )
}

/** A CSV file may be sent as a form sends it, in place of text within JSON. */
const givenBody = async (call: AnyCall, c: Incoming): Promise<TakenApart> => {
  const most = call.maxBodyBytes ?? maxBodyBytes
  const isForm = c.header('content-type')?.startsWith('multipart/form-data')
  return call.csvFile && isForm
    ? { value: await readCsvForm(c.request(), most) }
    : readBody(c.request(), most, call.fileText)
}

/** A body as requests are told apart by: a file's text by its digest. */
const told = ({ fileText }: AnyCall, body: unknown, text: FileText | undefined): unknown =>
  fileText !== undefined && text ? { ...(body as object), [fileText]: text.digest } : body

/** The session, if there is one, and the program at its network address. */
const askersOf = (session: Session | undefined, address: string, header: HeaderOf): Askers => {
  const client = `client ${address} ${header('user-agent') ?? ''}`
  return session ? [`session ${session.id}`, client] : [client]
}

const paramsOf = (call: AnyCall, c: Incoming): Record<string, string> => {
  const params: Record<string, string> = {}
  for (const name of namesIn(call.path))
    params[name] = validate(call.params?.[name] ?? wire.id, c.params[name], `path.${name}`)
  return params
}

const checkOwner = (call: AnyCall, session: Session, params: Record<string, string>) => {
  if (!call.owner || session.admin) return
  const owner = params[call.owner]
  if (owner !== session.uid && owner !== session.email) throw HttpError.forbidden()
}

/** The filter of a call that takes none: an empty one, as clients send that write one to every call. */
const noFilter = v.strictObject({})

const filterOf = (call: AnyCall, c: Incoming): unknown => {
  const given = filterGiven(call, c)
  return hasFields(given) ? byOwnValues(call, given) : given
}

const filterGiven = ({ bare }: AnyCall, c: Incoming): unknown => {
  const json = c.params.json
  if (json === undefined) return {}
  if (bare === undefined || json.startsWith('{')) return parseJson(json, 'filter')
  // Where a member is named by the uid alone, the e-mail address does as well.
  return { [bare === 'uid' && json.includes('@') ? 'email' : bare]: json }
}

const isFresh = (call: AnyCall, { positions }: Kernel, session: Session | undefined, c: Incoming) => {
  if (!call.reads || !session) return true
  const after = c.header('strongroom-after')
  if (after !== undefined && !/^[0-9/]{1,60}$/.test(after))
    throw HttpError.invalid([
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
  const asked = { uid: session.uid, params, filter: filterOf(call, c), language, now }
  const begin = (total: number) => beginExport(call, asked, total)
  return csvReply(call, ask, language, { most: wire.mostRowsAtOnce, begin })
}
