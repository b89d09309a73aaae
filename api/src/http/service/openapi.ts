import { searchedBy, wire } from '@strongroom/shared'
import type { GenericSchema } from 'valibot'
import type { DeclaredCall } from '../call.ts'
import { isList, mayBeExported, refusesOf } from '../csv-list.ts'
import { filteredPath, isSigned, unsignedPath } from '../paths.ts'
import { anyOf, type Json, schemaOf } from './json-schema.ts'

const json = (schema: Json, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

const errors: Readonly<Record<number, string>> = {
  403: 'Not signed rightly, or not allowed',
  404: 'Not there',
  409: 'Idempotency-Key used before with another body',
  413: 'Body too large',
  422: 'Fields that are wrong, by path',
  429: 'Too many tries; see Retry-After',
  500: 'Broken; quote the request id',
  503: 'Not at present; see Retry-After. BUSY: more is asked than can be done, and nothing was done of this',
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

const signedBy = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

const schemes = {
  session: signedBy('Authorization', 'Session <session key>'),
  email: signedBy('X-Email', 'The e-mail address of the session'),
  tonce: signedBy('X-Tonce', 'Milliseconds since the epoch; each is taken once'),
  signature: signedBy('X-Signature', 'hex(HMAC-SHA256(session key, email + tonce))'),
}

/** All four headers at once, or none. */
const signed: Json = Object.fromEntries(Object.keys(schemes).map(name => [name, []]))

/** The OpenAPI 3.1 document of the calls, in the header form of signing; made from what each call declares. */
export const openapi = (calls: readonly DeclaredCall[]): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Strongroom',
    version: '1',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    description: [
      'Signed calls carry `X-Email`, `X-Tonce` (milliseconds since the epoch), `X-Signature` = hex(HMAC-SHA256(session key, email + tonce)) and `Authorization: Session <key>`;',
      'or, on the same path, the three segments signature/tonce/session key where the catalogue of calls writes S: after the path and its ids, before the filter.',
      'A business *no* is HTTP 200 with `status: false` and a `code`. The code of any other error stands in the header `Error-Code` too.',
      'Besides these calls, `GET /v1/changes`, signed by the same headers, is a stream of server-sent events: each `data` is `{"position", "kinds"?, "models"?}`, the position in the log that the read models have reached, and to administrators what kinds of streams moved and which read models they may have changed; ask again for what is on screen.',
    ].join(' '),
  },
  servers: [{ url: '/v1' }],
  components: {
    securitySchemes: schemes,
    schemas: { Error: schemaOf(wire.errorAnswer), Refusal: schemaOf(wire.refusalAnswer) },
  },
  paths: paths(calls),
})

const paths = (calls: readonly DeclaredCall[]) => {
  const all: Record<string, Record<string, Json>> = {}
  const fixed = new Set(calls.filter(call => !endsWithFilter(call)).map(call => shapeOf(templateOf(call))))
  for (const call of calls) {
    const template = templateOf(call)
    const hidesFilter = endsWithFilter(call) && fixed.has(shapeOf(template))
    const path = hidesFilter ? template.slice(0, -filterSegment.length) : template
    all[path] = { ...all[path], [call.method.toLowerCase()]: operation(call, hidesFilter) }
  }
  return all
}

const filterSegment = '/{json}'
const templateOf = (call: DeclaredCall) => unsignedPath(filteredPath(call))
const endsWithFilter = (call: DeclaredCall) => templateOf(call).endsWith(filterSegment)

/** Templates of one shape are one template to OpenAPI, whatever their names. */
const shapeOf = (template: string) => template.replaceAll(/\{\w+\}/g, '{}')

/** Without its filter stands a list whose template would be another call's, which takes an id there. */
const operation = (call: DeclaredCall, hidesFilter: boolean): Json => ({
  operationId: `${call.method} ${call.path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
  tags: [call.path.split('/')[1]],
  summary: call.summary,
  description: `Audience: ${call.audience}. Path form: \`${call.path}\`.${hidesFilter ? ' Its filter (x-filter) may follow as one segment more: a JSON object, percent-encoded.' : ''}`,
  ...(hidesFilter && call.filter ? { 'x-filter': filterOf(call, call.filter) } : {}),
  parameters: parameters(call).filter(({ name }) => !hidesFilter || name !== 'json'),
  ...(call.body ? { requestBody: { required: true, content: bodyContent(call.body) } } : {}),
  security: securityOf(call),
  responses: {
    200: answerOf(call),
    ...(mayBeExported(call) && { 202: json(schemaOf(wire.records(wire.begunExport), 'output'), exported) }),
    ...Object.fromEntries(
      Object.entries(errors).map(([status, why]) => [
        status,
        json({ $ref: '#/components/schemas/Error' }, why),
      ]),
    ),
  },
})

const securityOf = ({ audience, path }: DeclaredCall): readonly Json[] => {
  if (audience === 'anyone') return [{}, signed]
  return isSigned(path) ? [signed] : []
}

const csv =
  'All of the list, not a page of it. The head is in the language of Accept-Language; without one, the fields’ names.'

const exported =
  'To an administrator who accepts only text/csv, of more than 10,000 rows: an export was begun. GET /exports says how far it is.'

/** Lists also come as a file, to a client that accepts only that. */
const answerOf = (call: DeclaredCall): Json => {
  const answer = json(
    anyOf([schemaOf(call.answer, 'output'), ...refusal(call)]),
    refusesOf(call).length > 0 ? 'Done, or a *no*' : 'Done',
  )
  if (call.pdf) return withFile(answer, 'application/pdf', call.pdf)
  if (!isList(call)) return answer
  return withFile(answer, 'text/csv', csv)
}

/** A call's *no*, with the codes that it may have. */
const refusal = (call: DeclaredCall): readonly Json[] => {
  const codes = refusesOf(call)
  if (codes.length === 0) return []
  return [{ allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }] }]
}

const withFile = (answer: ReturnType<typeof json>, type: string, description: string): Json => ({
  ...answer,
  content: { ...answer.content, [type]: { schema: { type: 'string', description } } },
})

const bodyContent = (body: GenericSchema) => ({ 'application/json': { schema: schemaOf(body) } })

const parameters = (call: DeclaredCall): readonly Json[] => {
  const named = [...filteredPath(call).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const inPath = named.map(name => ({ name, in: 'path', required: true, ...describe(call, name) }))
  const inHeader = [
    ...(call.changes && isSigned(call.path)
      ? [header('Idempotency-Key', 'Same key and body: the first answer again. Another body: 409.')]
      : []),
    ...(call.reads ? [header('Strongroom-After', 'Wait until the answer shows this position')] : []),
  ]
  return [...inPath, ...inHeader]
}

const describe = (call: DeclaredCall, name: string): Json => {
  if (name !== 'json') return { schema: schemaOf(call.params?.[name] ?? wire.id) }
  return {
    description: 'A JSON object, percent-encoded. It may be left out together with its slash.',
    content: {
      'application/json': { schema: call.filter ? filterOf(call, call.filter) : { type: 'object' } },
    },
  }
}

/** A list's filter, with the fields that its search looks into. */
const filterOf = (call: DeclaredCall, filter: GenericSchema): Json => {
  const schema = schemaOf(filter)
  const fields = searchedBy[call.path.replace(/\/S\/\{json\}$/, '')]
  const { properties } = schema as { readonly properties?: Readonly<Record<string, Json>> }
  if (!fields || !properties?.search) return schema
  const what = typeof fields === 'string' ? 'any field' : fields.join(', ')
  const search = { ...properties.search, description: `Text that stands in: ${what}` }
  return { ...schema, properties: { ...properties, search } }
}
