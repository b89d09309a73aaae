import type { News } from './hub.ts'

/** One open stream of server-sent events. */
export type OpenStream = {
  readonly body: ReadableStream<Uint8Array>
  readonly send: (news: News) => void
  /** Sends a comment, so that proxies keep the connection and a lost one is noticed. */
  readonly beat: () => void
  readonly end: () => void
}

/** So many unread messages end a stream: its reader asks for everything anyway when it comes back. */
const MOST_UNREAD = 16

const encoder = new TextEncoder()

/** Opens a stream. `ended` is called once, however it ends: by its reader, by `end`, or because nobody reads it. */
export const openStream = (ended: () => void): OpenStream => {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const leave = () => {
    if (!control) return undefined
    const left = control
    control = undefined
    ended()
    return left
  }
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      control = controller
    },
    cancel: () => void leave(),
  })
  const end = () => leave()?.close()
  const write = (text: string) => {
    control?.enqueue(encoder.encode(text))
    if ((control?.desiredSize ?? 0) < -MOST_UNREAD) end()
  }
  return {
    body,
    send: news => write(`id: ${news.position ?? ''}\ndata: ${JSON.stringify(news)}\n\n`),
    beat: () => write(': still here\n\n'),
    end,
  }
}
