import { randomUUID } from 'node:crypto'
import type { KindName } from '@strongroom/ledger/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Heard, type Person, password, pin, startApi } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { saveEntry, seedCatalogue } from '../../testing/seed-catalogue.ts'
import { callsOf, type Documented } from './documented.ts'
import { documentedCall } from './documented-call.ts'

// A client written by the two documents alone: unsigned calls and three path segments, no header, and no call that they do not name.

export let api: Api
export let ada: Person
export let ben: Person
/** Two administrators: what waits for a second one is sent again by the other. */
export let one: Person
export let two: Person

/** The documented calls that have succeeded. */
const walked = new Set<string>()

type Entry = readonly [KindName, string, Record<string, unknown>]

/** Sets the hooks of a test that plays one group of calls: a platform with a small catalogue, two members and two administrators. */
export const useClient = (entries: readonly Entry[] = []): void => {
  beforeAll(async () => {
    walked.clear()
    api = await startApi()
    await seedCatalogue(api)
    for (const [kind, id, value] of entries) await saveEntry(api, kind, id, value)
    one = await api.person('one', { role: 'superadmin' })
    two = await api.person('two', { role: 'superadmin' })
    ada = await api.person('ada')
    ben = await api.person('ben')
  })
  afterAll(() => api.stop())
}

/** Declares the last test of a file: each documented call of its group has been made, and has succeeded. */
export const walksAll = (name: Documented): void => {
  test(`has every documented call succeed: ${name}`, () => {
    expect(callsOf(name).filter(call => !walked.has(call))).toEqual([])
  })
}

const isDone = ({ status, body }: Heard): boolean =>
  status === 200 && (typeof body === 'string' || (body.status ?? body.data?.status) === true)

/** Makes a documented call, with nothing beside what the documents name; throws where they name none. */
export const ask = async (as: Person | undefined, method: string, path: string, body?: unknown) => {
  const call = documentedCall(method, path)
  const heard = await api.ask(method, path, { ...(as && { as }), ...(body === undefined ? {} : { body }) })
  if (isDone(heard)) walked.add(call)
  // An administrator's change is shown to its member, and to whoever asks unsigned, a moment later.
  if (method !== 'GET' && (as === one || as === two)) await shown(api)
  return heard
}

// biome-ignore lint/suspicious/noExplicitAny: records of every call.
export const recordOf = ({ status, body }: Heard): any => {
  expect([status, body.status ?? body.data?.status, body.code, body.msg, body.issues]).toEqual([
    ...[200, true, undefined, undefined, undefined],
  ])
  return (body.data?.data ?? body.data)[0]
}
/** A filter as the last segment of a path. */
export const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const unsigned = async (path: string, body: object) =>
  recordOf(await ask(undefined, 'POST', path, body))
export const post = async (as: Person, path: string, body: object) =>
  recordOf(await ask(as, 'POST', path, body))
export const get = async (as: Person, path: string) => recordOf(await ask(as, 'GET', path))
export const remove = async (as: Person, path: string) => recordOf(await ask(as, 'DELETE', path))
/** The rows of a list, in pages or whole. */
// biome-ignore lint/suspicious/noExplicitAny: records of every list.
export const rowsOf = async (as: Person, path: string): Promise<readonly any[]> => {
  const heard = await ask(as, 'GET', path)
  recordOf(heard)
  return heard.body.data.data ?? heard.body.data
}

/** Asks the same of two administrators, one after the other, as a change does that waits for a second one. */
export const byTwo = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
  const first = await ask(one, method, path, body)
  if (first.body.status === true) return recordOf(first)
  expect(first.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND', proposal: expect.any(String) })
  return recordOf(await ask(two, method, path, body))
}

/** The code that is mailed for a scene. */
export const mailed = async (email: string, scene: string) => {
  const { body } = await ask(undefined, 'POST', '/user/getEmailCode', { email, scene })
  expect(body).toEqual({ status: true, data: [] })
  return (await api.mailTo(email))?.code as string
}
/** The proof that a scene's code gives. */
export const proven = async (email: string, scene: string): Promise<string> => {
  const code = await mailed(email, scene)
  return (await unsigned('/user/checkEmailCode', { email, code })).fp_session_key
}

/** Uploads an image of one's own, and gives its id. */
export const uploaded = async (as: Person): Promise<string> => {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(`\x89PNG\r\n\x1a\n${randomUUID()}`, 'latin1')]), 'proof.png')
  return recordOf(await ask(as, 'POST', '/upload/S', form)).id
}

/** Enters money for a member as an adjustment, which two administrators ask for where it is much. */
export const give = (as: Person, currency: string, amount: number) =>
  byTwo('POST', '/transactions/S', { uid: as.uid, currency, amount, reason: 'a lost wire' })

/** Signs in, as the screens of the first document do. */
export const signedIn = async (email: string, secrets = { password, pin }): Promise<Omit<Person, 'uid'>> => {
  const fp_session_key = await proven(email, 'login')
  const checked = { email, pin: secrets.pin, fp_session_key }
  expect(await unsigned('/user/checkPinCode', checked)).toEqual({ count: 1 })
  const opening = { email, password: secrets.password, fp_session_key }
  const session = await unsigned('/user/signin', opening)
  return { email: session.email, key: session.session_key }
}

/** Registers and signs in. */
export const joined = async (email: string, more: object = {}): Promise<Person> => {
  expect(await unsigned('/user/search', { email })).toEqual({ exists: false })
  const registration = { userType: 0, username: email.split('@')[0], password, pin, t: 'kept', ...more }
  const fp_session_key = await proven(email, 'register')
  const { uid } = await unsigned('/user/create', { email, fp_session_key, ...registration })
  expect(await unsigned('/user/beforeSignIn', { email, password })).toEqual({ status: 1, userStatus: 1 })
  return { uid, ...(await signedIn(email)) }
}
