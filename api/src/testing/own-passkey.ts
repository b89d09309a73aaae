import type { wire } from '@strongroom/shared'
import { type Api, type Person, pin } from './api.ts'
import { type SoftPasskey, softPasskey } from './soft-passkey.ts'

/** Adds a passkey to a member's account by the calls themselves. */
export const addPasskey = async (
  api: Api,
  as: Person,
  given: Parameters<typeof softPasskey>[0] = {},
): Promise<SoftPasskey> => {
  const passkey = softPasskey(given)
  await api.post('/user/getEmailCode', { email: as.email, scene: 'passkey' })
  const code = (await api.mailTo(as.email))?.code
  const { body } = await api.post('/user/passkeys/begin/S', { pin, code }, { as })
  const made = { name: 'My key', passkey: passkey.make(body.data[0]) }
  const added = await api.post('/user/passkeys/confirm/S', made, { as })
  if (!added.body.status) throw new Error(`no passkey: ${added.body.code}`)
  return passkey
}

/** Asks in a session what a passkey is to sign for a payment. */
export const askApproval = async (
  api: Api,
  as: Person,
  asked: wire.ApproveByPasskeyBody,
): Promise<wire.PasskeyToProve> => {
  const { body } = await api.post('/user/passkeys/beforeapprove/S', asked, { as })
  if (!body.status) throw new Error(`nothing to sign: ${body.code ?? JSON.stringify(body)}`)
  return body.data[0]
}
