import { changesPath } from '@strongroom/shared'
import { fetchOwn } from './fetch-own.ts'
import { isReplaced, readSession } from './session.ts'
import { signedToRead } from './sign.ts'

/** End of a message in a stream of server-sent events, and what one says that says something: others only keep it open. */
const END = '\n\n'
const SAID = /^data:(.*)$/m

/** The read models that a message names; nothing when it names none. */
const modelsIn = (said: string): readonly string[] | undefined => {
  try {
    const { models } = JSON.parse(said) as { readonly models?: readonly string[] }
    return models
  } catch {
    return undefined
  }
}

/** The read models of all messages; nothing as soon as one of them names none. */
const allModels = (said: readonly string[]): readonly string[] | undefined => {
  const each = said.map(modelsIn)
  return each.includes(undefined) ? undefined : each.flatMap(models => models ?? [])
}

/**
 * Reads the member's stream of changes until it ends, and calls `onChange` for each message, with the read models that it names
 * to an administrator. False: the server opened none.
 *
 * A reader of our own: the browser's `EventSource` sends no headers, and the kept libraries send the first try's headers with
 * every later one, which the server refuses once their time is five minutes old. Only the ends of messages matter here.
 */
export async function readChanges(
  onChange: (models?: readonly string[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const session = readSession()
  if (!session || isReplaced()) return false
  const response = await fetchOwn(changesPath, {
    headers: { Accept: 'text/event-stream', ...(await signedToRead(session, Date.now())) },
    cache: 'no-store',
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
    const said = messages.flatMap(message => SAID.exec(message)?.[1] ?? [])
    // Several that came together are asked after once.
    if (said.length > 0) onChange(allModels(said))
  }
}
