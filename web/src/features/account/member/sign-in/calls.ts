import type { wire } from '@strongroom/shared'
import type { InferInput, InferOutput } from 'valibot'
import { callForAll, callForOne } from '../../../../client/call.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'

const post = <Row>(path: string, body: unknown, attempt?: string) =>
  callForOne<Row>({ path, body, isPublic: true, ...(attempt ? { attempt } : {}) })

export const beforeSignIn = (email: string, password: string) =>
  post<InferOutput<typeof wire.beforeSignInResult>>('/user/beforeSignIn', { email, password })

/** Sends a code by e-mail, in the language on screen when the address belongs to nobody yet. */
export const sendEmailCode = (email: string, scene: wire.Scene) =>
  callForAll('account.mailCode', { body: { email, scene, language: currentLanguage() }, isPublic: true })

/** Proves the code; the answer's key opens the next step once, for ten minutes. */
export const checkEmailCode = (email: string, code: string, scene: wire.Scene) =>
  post<InferOutput<typeof wire.checkEmailCodeResult>>('/user/checkEmailCode', { email, code, scene })

export const checkPinCode = (email: string, pin: string, fp_session_key: string) =>
  post<InferOutput<typeof wire.checkPinCodeResult>>('/user/checkPinCode', { email, pin, fp_session_key })

export const signIn = (email: string, password: string, fp_session_key: string) =>
  post<wire.Signin>('/user/signin', { email, password, fp_session_key })

/** Whether an account has this address. */
export const accountExists = async (email: string) =>
  (await post<InferOutput<typeof wire.searchResult>>('/user/search', { email })).exists

export const createUser = (user: InferInput<typeof wire.createUserBody>, attempt: string) =>
  post<InferOutput<typeof wire.createUserResult>>('/user/create', user, attempt)

export const resetPassword = (body: InferInput<typeof wire.resetPwdBody>) =>
  callForAll('account.resetPassword', { body, isPublic: true })
