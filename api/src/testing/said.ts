import { once } from 'node:events'
import { connect } from 'node:net'
import type { Serving } from '../http/serve.ts'

/** A server's raw answer to a request, without the parts that differ from answer to answer. */
export const said = async (
  { port }: Pick<Serving, 'port'>,
  first: string,
  ...head: readonly string[]
): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', part => (heard += part))
  socket.write([`${first} HTTP/1.1`, 'Connection: close', ...head, '', ''].join('\r\n'))
  await once(socket, 'close')
  return withoutOwn(heard)
}

/** The same of a request whose connection is kept, and whose answer says its length. */
export const saidOnKept = async (
  { port }: Pick<Serving, 'port'>,
  first: string,
  ...head: readonly string[]
): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write([`${first} HTTP/1.1`, ...head, '', ''].join('\r\n'))
  for (let heard = ''; ; ) {
    heard += (await once(socket, 'data'))[0]
    const [top = '', body = ''] = heard.split('\r\n\r\n')
    if (Buffer.byteLength(body) < Number(/content-length: (\d+)/i.exec(top)?.[1])) continue
    socket.destroy()
    return withoutOwn(heard)
  }
}

const withoutOwn = (heard: string): string => {
  const [top = '', body = ''] = heard.split('\r\n\r\n')
  const lines = top.split('\r\n').filter(line => !/^(date|x-request-id):/i.test(line))
  const sorted = lines.map(line => line.replace(/^[\w-]+:/, name => name.toLowerCase())).toSorted()
  return [...sorted, '', body].join('\n').replace(/"requestId":"[^"]*"|\d{8}-\d{6}/g, '…')
}
