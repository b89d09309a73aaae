import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { done, one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { isPushKey } from '../vault/push/encrypt.ts'
import { vapidKeyOf } from '../vault/push/vapid.ts'
import type { KnownSession } from '../vault/sessions.ts'

/** A session as its browser's messages are bound to it. */
export const bound = ({ uid, id }: Pick<KnownSession, 'uid' | 'id'>) => ({ uid, session: id })

const standing = implement(contract.account.push, {
  handler: async ({ session }, { config, pushSubscriptions }) => {
    const own = await pushSubscriptions.of(bound(session))
    return one({
      key: vapidKeyOf(config).publicKey,
      status: own ? 1 : 0,
      amounts: own?.amounts ? 1 : 0,
    })
  },
})

const set = implement(contract.account.setPush, {
  handler: async ({ session, body: { endpoint, p256dh, auth, amounts } }, { pushSubscriptions }) => {
    // The same words as for one that is no key at all.
    if (!isPushKey(p256dh))
      throw HttpError.invalid([{ path: 'p256dh', message: 'A key as the browser gives it' }])
    const wish = amounts === undefined ? undefined : amounts === 1
    await pushSubscriptions.bind(bound(session), { endpoint, p256dh, auth, amounts: wish })
    return done()
  },
})

const keep = implement(contract.account.keepPush, {
  handler: async ({ session, body: { endpoint } }, { config, pushSubscriptions }) => {
    const kept = await pushSubscriptions.keep(bound(session), endpoint)
    return one({
      key: vapidKeyOf(config).publicKey,
      status: kept ? 1 : 0,
      amounts: kept?.amounts ? 1 : 0,
    })
  },
})

const end = implement(contract.account.endPush, {
  handler: async ({ session }, { pushSubscriptions }) => {
    await pushSubscriptions.end(bound(session))
    return done()
  },
})

/** Push messages to the browser of the caller's session. */
export const push: readonly Call[] = [standing, set, keep, end]
