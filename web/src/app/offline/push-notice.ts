/** A push message as the platform writes it. */
type Push = { readonly title: string; readonly body?: string; readonly path: string }

/** The part of a service worker's scope that shows messages and opens pages. */
export type PushScope = {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly clients: {
    readonly matchAll: (of: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
}

/** Shows a message. Browsers demand that every message shows something. */
export const showPush = ({ registration }: PushScope, { title, body, path }: Push): Promise<void> =>
  registration.showNotification(title, { body: body ?? '', icon: '/icons/192.png', data: path })

/**
 * Opens the page of a message that was clicked: the window that shows it, or else a new one, so that nothing half typed in
 * another is lost. Somebody who has to sign in first comes to it afterwards, as to any address.
 */
export const openPush = async ({ location, clients }: PushScope, path: unknown): Promise<void> => {
  const { origin, href, pathname } = new URL(typeof path === 'string' ? path : '/', location.origin)
  if (origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A page's address begins with the language of its reader.
  const shown = windows.find(
    ({ url }) => new URL(url).pathname.replace(/^\/(en|zh|sc|ja)(?=\/)/, '') === pathname,
  )
  await (shown ? shown.focus() : clients.openWindow(href))
}
