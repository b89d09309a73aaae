import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type SmtpServer = {
  readonly url: string
  /** The recipient of each mail that was taken, in order. */
  readonly taken: readonly string[]
  /** Settles when a client has begun to hand over a mail that is never taken. Called before the mail comes. */
  readonly holdOne: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A mail server that takes every mail, and remembers for whom. It speaks as much SMTP as one plain-text mail needs. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let held: (() => void) | undefined
  const server = createServer(socket => {
    let recipient = ''
    let inData = false
    let rest = ''
    const answer = (line: string): string | undefined => {
      if (inData) {
        if (line !== '.') return undefined
        inData = false
        if (held) {
          held()
          held = undefined
          return undefined
        }
        taken.push(recipient)
        return '250 taken'
      }
      if (/^rcpt to:/i.test(line)) recipient = /<(.+)>/.exec(line)?.[1] ?? ''
      inData = /^data/i.test(line)
      return inData ? '354 go on' : '250 ok'
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const said = answer(line)
        if (said) socket.write(`${said}\r\n`)
      }
    })
    socket.write('220 here\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    taken,
    holdOne: () => new Promise(resolve => (held = resolve)),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
