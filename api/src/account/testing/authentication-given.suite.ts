import { afterAll, beforeAll } from 'vitest'
import { type Api, password, pin, startApi } from '../../testing/api.ts'

// The setting of the tests of registration and sign-in.

export let api: Api
export const codeFor = async (email: string, scene: string) => {
  await api.post('/user/getEmailCode', { email, scene })
  const mail = await api.mailTo(email)
  return mail?.code as string
}
export const proofFor = async (email: string, scene: string): Promise<string> => {
  const { body } = await api.post('/user/checkEmailCode', { email, scene, code: await codeFor(email, scene) })
  return body.data[0].fp_session_key
}
export const register = async (email: string) => {
  const fp_session_key = await proofFor(email, 'register')
  return api.post('/user/create', { email, fp_session_key, userType: 0, username: 'Dora', password, pin })
}
export const signIn = async (email: string, secret = password) => {
  const fp_session_key = await proofFor(email, 'login')
  await api.post('/user/checkPinCode', { email, pin, fp_session_key })
  return api.post('/user/signin', { email, password: secret, fp_session_key })
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useAuthentication = (): void => {
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.stop())
}
