import * as v from 'valibot'
import { flag } from '../words.ts'

/** The hosts at which browsers take push messages. The platform calls no other: any address could be one of its own network. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** Whether an address is one at which a known push service takes messages. */
export const isOfPushService = (address: string): boolean => {
  // A host alone: no port, and no name before it.
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/\S+$/.exec(address) ?? []
  return hosts.some(each => (each.startsWith('.') ? host.endsWith(each) : host === each))
}

const notOfService = 'An address of a push service that we know'
const endpoint = v.pipe(
  v.string(notOfService),
  v.maxLength(1_000, notOfService),
  v.check(isOfPushService, notOfService),
)

const unreadable = 'A key as the browser gives it'
const key = (characters: number) =>
  v.pipe(v.string(unreadable), v.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), unreadable))

/**
 * The browser of the caller's session takes push messages at `endpoint`, sealed by its keys (base64url). `amounts` 1: they say amounts, 0: not;
 * left out: as before, at first not.
 */
export const pushBody = v.strictObject({
  endpoint,
  p256dh: key(87),
  auth: key(22),
  amounts: v.optional(flag),
})

/** The subscription that the browser has, perhaps from an earlier session. */
export const keepPushBody = v.strictObject({ endpoint })

/**
 * `status` 1: it was the caller's own, and is bound to this session now; `amounts` 1: with amounts. A subscription that was made with another
 * key than `key` takes no messages any more: its browser subscribes anew.
 */
export const keptPush = v.object({ key: v.string(), status: flag, amounts: flag })

/** `key`: what a browser subscribes with. `status` 1: the browser of this session takes messages; `amounts` 1: with amounts. */
export const pushStanding = v.object({ key: v.string(), status: flag, amounts: flag })
export type PushStanding = v.InferOutput<typeof pushStanding>
