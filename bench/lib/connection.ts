import { connect } from 'node:net'

export type Answer = { readonly status: number; readonly body: string }

/** A connection that is kept open and carries one request at a time. */
export type Connection = {
  /** Sends a request in the words of HTTP/1.1. Rejects when the connection ends before its answer has come. */
  readonly ask: (request: string) => Promise<Answer>
  /** Whether the server has not hung up, as it does when it hears nothing for some seconds. */
  readonly isOpen: () => boolean
}

/**
 * As much of an HTTP client as a bench needs: answers that say their length. Node's own takes the processor longer for a
 * request than Hono takes to say hello, so that it was the client that was measured.
 */
export const openConnection = ({ hostname, port }: URL): Connection => {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let heard: Buffer | undefined
  let waiting: PromiseWithResolvers<Answer> | undefined
  const fail = (error: Error) => waiting?.reject(error)

  socket.on('data', part => {
    heard = heard ? Buffer.concat([heard, part]) : part
    const answer = answerIn(heard)
    if (!answer) return
    heard = undefined
    waiting?.resolve(answer)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server has hung up')))

  return {
    ask: request => {
      waiting = Promise.withResolvers()
      socket.write(request)
      return waiting.promise
    },
    isOpen: () => socket.readyState !== 'closed' && !socket.readableEnded,
  }
}

const headEnd = '\r\n\r\n'
/** As Node writes it. */
const lengthIs = '\r\nContent-Length: '

/** The answer, once all of it is there. */
const answerIn = (bytes: Buffer): Answer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const lengthAt = head.indexOf(lengthIs)
  if (lengthAt < 0) return { status: 0, body: `An answer that does not say its length: ${head}` }
  const start = end + headEnd.length
  const length = Number.parseInt(head.slice(lengthAt + lengthIs.length), 10)
  if (bytes.length < start + length) return undefined
  return { status: Number(head.split(' ', 2)[1]), body: bytes.toString('utf8', start) }
}
