import { createECDH, randomUUID } from 'node:crypto'
import type { wire } from '@strongroom/shared'
import { type Api, type Person, pin } from './api.ts'

/** Begins something in a session of a member's, and confirms it on another device of theirs. */
export const confirmedElsewhere = async (
  api: Api,
  as: Person,
  asked: wire.BeginConfirmationBody,
): Promise<wire.ConfirmedElsewhere> => {
  const phone = { ...as, key: await api.openSession(as.email) }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) }
  await api.post('/user/push/S', { endpoint, ...keys }, { as: phone })
  await api.db.query('update private.push_subscriptions set confirms = true where endpoint = $1', [endpoint])
  const begun = await api.post('/user/confirmations/S', asked, { as })
  const { id } = begun.body.data[0]
  const { body } = await api.post('/user/confirmations/confirm/S', { id, by: 'pin', pin }, { as: phone })
  if (!body.status) throw new Error(`not confirmed: ${body.code}`)
  return { confirmation: id }
}
