import { expect, test } from 'vitest'
import { plainRequestIn } from './plain-request.ts'

const piece = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'))

test('a request that came whole is read: method, path, and headers by whatever case', () => {
  const request = plainRequestIn(
    piece('POST /v1/topup HTTP/1.1', 'HOST: a', 'content-Length: 2', 'Connection: keep-alive', '', '{}'),
  )
  expect(request).toMatchObject({ method: 'POST', url: '/v1/topup' })
  expect(['host', 'content-length', 'accept-language'].map(name => request?.header(name))).toEqual([
    ...['a', '2', undefined],
  ])
})

const get = 'GET /v1/currencys HTTP/1.1'
test.each([
  ['a part of a head', piece(get, 'Host: a', '')],
  ['a part of a body', piece(get, 'Content-Length: 3', '', '{}')],
  ['more than a body', piece(get, 'Content-Length: 1', '', '{}')],
  ['two requests', piece(get, '', get, '', '')],
  ['a body in chunks', piece(get, 'Transfer-Encoding: chunked', '', '0', '', '')],
  ['one that waits to be told to go on', piece(get, 'expect: 100-continue', 'Content-Length: 0', '', '')],
  ['one that leaves HTTP', piece(get, 'Upgrade: websocket', '', '')],
  ['the last of a connection', piece(get, 'Connection: close', '', '')],
  ['two lengths', piece(get, 'Content-Length: 0', 'Content-Length: 2', '', '')],
  ['a length that is no number', piece(get, 'Content-Length: +0', '', '')],
  ['a line that goes on in the next', piece(get, 'Host: a', ' b', '', '')],
  ['lines that end otherwise', Buffer.from(`${get}\nHost: a\r\n\r\n`)],
  ['an older HTTP', piece('GET / HTTP/1.0', '', '')],
  ['no HTTP', piece('hello', '', '')],
])('%s is left to the parser', (_, given) => {
  expect(plainRequestIn(given)).toBeUndefined()
})
