import { changesPath } from '@strongroom/shared'
import { isReplaced, readSession } from './session.ts'
import { signedToRead } from './sign.ts'

/** End of a message in a stream of server-sent events, and the mark of one that says something: others only keep it open. */
const END = '\n\n'
const SAYS = /^data:/m

/**
 * Reads the member's stream of changes until it ends, and calls `onChange` for each message. False: the server opened none.
 *
 * A reader of our own: the browser's `EventSource` sends no headers, and the kept libraries send the first try's headers with
 * every later one, which the server refuses once their time is five minutes old. Only the ends of messages matter here.
 */
export async function readChanges(onChange: () => void, signal: AbortSignal): Promise<boolean> {
  const session = readSession()
  if (!session || isReplaced()) return false
  const response = await fetch(changesPath, {
    headers: { Accept: 'text/event-stream', ...(await signedToRead(session, Date.now())) },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) return false
  let rest = ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return true
    const messages = (rest + decoder.decode(value, { stream: true })).split(END)
    rest = messages.pop() ?? ''
    // Several that came together are asked after once.
    if (messages.some(message => SAYS.test(message))) onChange()
  }
}
