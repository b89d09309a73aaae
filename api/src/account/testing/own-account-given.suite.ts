import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'

// The setting of the tests of a member’s own account.

export let api: Api
export let ada: Person
export const wrong = (right: string) => (right === '000000' ? '111111' : '000000')
export const codeFor = async ({ email }: Person, scene: string) => {
  await api.post('/user/getEmailCode', { email, scene })
  return (await api.mailTo(email))?.code as string
}
export const proofFor = async (as: Person, scene: string): Promise<string> => {
  const body = { email: as.email, scene, code: await codeFor(as, scene) }
  return (await api.post('/user/checkEmailCode2/S', body, { as })).body.data[0].fp_session_key
}
export const infoOf = async (as: Person) => (await api.get('/user/userinfo/S', { as })).body
/** The same member, signed in elsewhere too. */
export const elsewhere = async ({ uid, email }: Person): Promise<Person> => ({
  uid,
  email,
  key: await api.openSession(email),
})

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useOwnAccount = (): void => {
  beforeAll(async () => {
    api = await startApi()
    ada = await api.person('ada')
  })
  afterAll(() => api.stop())
}
