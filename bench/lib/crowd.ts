import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request's answer: its status, and whether it says yes. */
export type Told = { readonly status: number; readonly isYes: boolean }

/** Callers that do not wait for each other, over connections that are kept. */
export type Crowd = {
  /** Sends a request in the words of HTTP/1.1 as soon as a connection is free. The status is 0 when the connection ends first. */
  readonly send: (request: string, answered: (told: Told) => void) => void
  readonly close: () => void
}

/** A connection, and whoever waits for the answer on it. */
type Caller = { readonly socket: Socket; answered: ((told: Told) => void) | undefined }

const headEnd = '\r\n\r\n'
/** As Node writes it, and ours. */
const lengthIs = 'Content-Length: '

/**
 * Opens the connections of a crowd. What a crowd costs the processor is taken from the platform that it measures, so an answer is read where
 * it lies, by one callback, and no more of it is looked at than the bench needs.
 */
export const openCrowd = async (origin: string, connections: number): Promise<Crowd> => {
  const { hostname, port } = new URL(origin)
  const idle: Caller[] = []
  const waiting: { readonly request: string; readonly answered: (told: Told) => void }[] = []
  /** One for all: each piece is read before the next comes. */
  const buffer = Buffer.allocUnsafe(65_536)
  const callers: Caller[] = []
  let isOpen = true

  const begin = (caller: Caller, request: string, answered: (told: Told) => void) => {
    caller.answered = answered
    caller.socket.write(request, 'latin1')
  }
  const end = (caller: Caller, told: Told) => {
    const { answered } = caller
    caller.answered = undefined
    answered?.(told)
  }
  const free = (caller: Caller) => {
    const next = waiting.shift()
    if (next) begin(caller, next.request, next.answered)
    else idle.push(caller)
  }
  const open = async (): Promise<void> => {
    let begun: Buffer | undefined
    const read = (length: number) => {
      const piece = buffer.subarray(0, length)
      const answer = begun ? Buffer.concat([begun, piece]) : piece
      const told = toldBy(answer)
      // Copied: the next piece lies in the same place.
      begun = told ? undefined : Buffer.from(answer)
      if (!told) return true
      end(caller, told)
      free(caller)
      return true
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback: read },
    })
    const caller: Caller = { socket, answered: undefined }
    callers.push(caller)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.once('close', () => {
      end(caller, { status: 0, isYes: false })
      const at = idle.indexOf(caller)
      if (at >= 0) idle.splice(at, 1)
      if (isOpen) void open()
    })
    free(caller)
  }
  for (let n = 0; n < connections; n++) await open()

  return {
    send: (request, answered) => {
      // The one that has rested longest: one that never asks anything is told to go after a while.
      const caller = idle.shift()
      if (caller) begin(caller, request, answered)
      else waiting.push({ request, answered })
    },
    close: () => {
      isOpen = false
      for (const { socket } of callers) socket.destroy()
    },
  }
}

/** An answer that has come whole. */
const toldBy = (answer: Buffer): Told | undefined => {
  const end = answer.indexOf(headEnd)
  if (end < 0) return undefined
  const head = answer.toString('latin1', 0, end)
  const lengthAt = head.indexOf(lengthIs)
  if (lengthAt < 0) return { status: 0, isYes: false }
  const length = Number.parseInt(head.slice(lengthAt + lengthIs.length), 10)
  if (answer.length < end + headEnd.length + length) return undefined
  const status = Number(head.slice(9, 12))
  return { status, isYes: status === 200 && answer.includes('"status":true') }
}
