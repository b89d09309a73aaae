import type { wire } from '@strongroom/shared'

/** The session of this device, under the local storage keys the specification names. */
export type Session = {
  readonly sessionKey: string
  readonly email: string
  readonly role: wire.Role
}

/** The signed-in session, or nothing: both the key and the e-mail have to be there. */
export function readSession(): Session | undefined {
  const sessionKey = localStorage.getItem('session_key')
  const email = localStorage.getItem('email')
  if (!sessionKey || !email) return undefined
  return { sessionKey, email, role: (localStorage.getItem('role') ?? 'member') as wire.Role }
}

/** The channel on which tabs of this device tell each other to look whose session it is. Nothing stands in its messages. */
export const nameOfChannel = 'session'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(nameOfChannel)
// In tests, an open channel keeps Node from ending.
;(channel as { unref?: () => void } | undefined)?.unref?.()

/** The key of the session whose data this tab shows; nothing while it shows no session's. */
let shown = localStorage.getItem('session_key')
let owner = localStorage.getItem('email')

/** The member whose data this tab shows, also right after the session has ended; nothing while it shows nobody's. */
export const ownerOfTab = (): string | null => owner

/** Whether another tab has ended the session whose data this one shows, or signed another member in. */
export const isReplaced = (): boolean => shown !== null && localStorage.getItem('session_key') !== shown

/** Takes the session that the device has now for this tab's own, once nothing of the one before is left on screen. */
export const takeSession = (): void => {
  shown = localStorage.getItem('session_key')
  owner = localStorage.getItem('email')
}

const tellTabs = () => {
  channel?.postMessage('changed')
}

/** Keeps a session that was just signed in, and tells the other tabs. */
export function keepSession({ sessionKey, email, role }: Session): void {
  forgetDeletion()
  localStorage.setItem('session_key', sessionKey)
  localStorage.setItem('email', email)
  localStorage.setItem('role', role)
  localStorage.removeItem(LEFT)
  dropOfOthers(email)
  takeSession()
  tellTabs()
}

const DELETION = 'delAccount'

/** Notes that the member is deleting the account: what the server then says of it is no news, and not said as such. */
export const noteDeletion = (): void => localStorage.setItem(DELETION, '1')
/** Takes that note away: a member signs in again. */
export const forgetDeletion = (): void => localStorage.removeItem(DELETION)
/** Whether the member is deleting the account. */
export const isDeleting = (): boolean => localStorage.getItem(DELETION) === '1'

/** Storage key of whether administrators' rows stand close together. */
export const COMPACT_ROWS = 'compact_rows'

/** Belongs to the device rather than to the signed-in member, so it outlives the session. */
const OF_THE_DEVICE = ['language', 'scheme', 'device', COMPACT_ROWS]

/** The random text by which the server knows this device again at the next sign-in; it opens nothing. */
export function ownDevice(): string {
  const kept = localStorage.getItem('device')
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem('device', made)
  return made
}

/** Storage keys under which a tab keeps what its member has typed, and where. */
export const IDENTITY_FORM = 'identity_form'
export const WAY_BACK = 'way_back'
export const TYPED = 'typed'
const OF_THE_TAB = [IDENTITY_FORM, WAY_BACK, TYPED]

/** Drops what another member has typed in this tab. */
function dropOfOthers(email: string): void {
  for (const key of OF_THE_TAB) {
    const kept: { email?: string } | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (kept?.email !== undefined && kept.email !== email) sessionStorage.removeItem(key)
  }
}

const LEFT = 'signed_out'
/** Whether the device's last session ended because its member left, and not by itself. */
export const hasLeft = (): boolean => localStorage.getItem(LEFT) === '1'

function emptyDevice(): void {
  const kept = OF_THE_DEVICE.map(key => [key, localStorage.getItem(key)] as const)
  localStorage.clear()
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
}

/** Empties local storage but for the device's language and looks. What was typed in this tab stays, for its member. */
export function dropSession(): void {
  emptyDevice()
  shown = null
  tellTabs()
}

/** The same once a member has left: what was typed in this tab is forgotten too. */
export function clearSession(): void {
  for (const key of OF_THE_TAB) sessionStorage.removeItem(key)
  emptyDevice()
  localStorage.setItem(LEFT, '1')
  takeSession()
  tellTabs()
}

/** Everybody above a member is an administrator. */
export const isAdmin = (role: wire.Role): boolean => role !== 'member'
