/** A request that came whole, in one piece and in its plainest form. Header names are as they were written. */
export type PlainRequest = {
  readonly method: string
  readonly url: string
  readonly header: (name: string) => string | undefined
}

const headEnd = '\r\n\r\n'
/** A first line and header lines, each ended as the standard says: no parser reads them otherwise. */
const plainHead = /^[A-Z]+ \/\S* HTTP\/1\.1(?:\r\n[\w-]+:[^\r\n]*)*$/
/** Headers that make more of a request than its own bytes, or that end the connection. */
const particular =
  /\r\n(?:transfer-encoding:|expect:|upgrade:|connection:(?! *keep-alive *(?:\r|$)))|\r\ncontent-length:[\s\S]*\r\ncontent-length:/i

/**
 * Reads a piece of a connection that is exactly one request, from its first byte to its last. Nothing for anything else,
 * which is the parser's to read: a part of a request, several at once, one of an unusual form.
 */
export const plainRequestIn = (piece: Buffer): PlainRequest | undefined => {
  const end = piece.indexOf(headEnd)
  if (end < 0) return undefined
  const head = piece.toString('latin1', 0, end)
  if (!plainHead.test(head) || particular.test(head)) return undefined
  const header = (name: string) => valueIn(head, name)
  const length = header('content-length') ?? '0'
  if (!/^\d{1,9}$/.test(length) || end + headEnd.length + Number(length) !== piece.length) return undefined
  const [method = '', url = ''] = head.slice(0, head.indexOf('\r\n')).split(' ')
  return { method, url, header }
}

const patterns = new Map<string, RegExp>()

const valueIn = (head: string, name: string): string | undefined => {
  const pattern = patterns.get(name) ?? new RegExp(`\\r\\n${name}:[ \\t]*([^\\r]*?)[ \\t]*(?:\\r|$)`, 'i')
  patterns.set(name, pattern)
  return pattern.exec(head)?.[1]
}
