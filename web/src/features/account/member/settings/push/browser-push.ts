import { call, callForOne } from '../../../../../client/call.ts'

/**
 * Whether this browser can take push messages: `uninstalled` of an iPhone or iPad that lets installed apps alone have them, `refused` once its
 * person has told it to show none of ours.
 */
export type PushSupport = 'ready' | 'unsupported' | 'uninstalled' | 'refused'

/** The browser's ability, as of now. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return isUninstalledApple() ? 'uninstalled' : 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : 'ready'
}

/** Safari of an iPhone says that it is able to be installed by knowing whether it is; an iPad calls itself a Mac, but is touched. */
const isUninstalledApple = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1

/** The browser's subscription as the server takes it. */
type Keys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

const keysOf = (subscription: PushSubscription): Keys => {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** The service worker's; nothing where none is at work, as in a private window. */
const manager = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager

const subscription = async (): Promise<PushSubscription | undefined> =>
  (await (await manager())?.getSubscription()) ?? undefined

/** The subscription that the browser has. */
export async function ownKeys(): Promise<Keys | undefined> {
  const own = await subscription()
  return own && keysOf(own)
}

/** Asks the person, and then the browser's push service. To be called after a click: a browser asks nobody by itself. */
export async function subscribe(key: string): Promise<Keys | 'not-allowed' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not-allowed'
  try {
    // One that was made with an earlier key of the platform would be refused.
    await unsubscribe()
    const made = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return made ? keysOf(made) : 'failed'
  } catch {
    return 'failed'
  }
}

/** Ends the browser's subscription; the server then hears from its push service that it is gone. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe()
}

/** Whether the browser says that a subscription was made with another key of the platform: its service takes no messages for it any more. */
const isOfOtherKey = ({ options: { applicationServerKey: made } }: PushSubscription, key: string): boolean =>
  made !== null && base64Url(new Uint8Array(made)) !== key

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Has the browser subscribe with the platform's key of now; one that cannot takes no messages any more, and the server hears so. */
const renew = async (key: string, amounts: 0 | 1): Promise<void> => {
  const made = await subscribe(key)
  if (typeof made === 'string') await call('account.endPush')
  else await call('account.setPush', { body: { ...made, amounts } })
}

/** Takes the subscription that a member's browser has from an earlier session into this one; that of somebody else it ends. */
export async function keepPush(): Promise<void> {
  const own = await subscription()
  if (!own) return
  const { status, key, amounts } = await callForOne('account.keepPush', { body: { endpoint: own.endpoint } })
  if (status === 0) await own.unsubscribe()
  else if (isOfOtherKey(own, key)) await renew(key, amounts)
}
