/** A part of a multipart body; one with a file name is a file. */
export type Part = { readonly name: string; readonly isFile: boolean; readonly bytes: Buffer }

/** More is no head of a part: a name and a type are all that is in one. */
const MOST_HEAD_BYTES = 2_048

/** The boundary that a content type names; nothing where it is not multipart/form-data. */
export const boundaryOf = (contentType: string): string | undefined => {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))(?=[\s;]|$)/i.exec(contentType)
  return found?.[1] ?? found?.[2]
}

/** Counts the parts that end in each piece of a body, as the pieces come in order. */
export const partCounter = (boundary: string): ((piece: Uint8Array) => number) => {
  const end = `\r\n--${boundary}`
  let tail: Uint8Array = new Uint8Array()
  return piece => {
    const window = Buffer.concat([tail, piece])
    let count = 0
    for (let at = window.indexOf(end); at >= 0; at = window.indexOf(end, at + end.length)) count++
    // The beginning of a boundary whose rest is still to come; never a whole one.
    tail = window.subarray(Math.max(0, window.length - end.length + 1))
    return count
  }
}

/** The parts of a body (RFC 7578); nothing where it is none, or ends before its last boundary. */
export const partsOf = (body: Buffer, boundary: string): readonly Part[] | undefined => {
  const parts: Part[] = []
  const end = `\r\n--${boundary}`
  // The first boundary may stand at the very beginning, without a break before it.
  let at = body.indexOf(`--${boundary}`)
  at = at < 0 ? -1 : at + boundary.length + 2
  while (at >= 0) {
    if (body.toString('latin1', at, at + 2) === '--') return parts
    const from = afterBreak(body, at)
    const to = from === undefined ? -1 : body.indexOf(end, from - 2)
    if (from === undefined || to < 0) return undefined
    const part = partOf(body.subarray(from, Math.max(from, to)))
    if (!part) return undefined
    parts.push(part)
    at = to + end.length
  }
  return undefined
}

/** Blanks may follow a boundary before its break of lines. */
const afterBreak = (body: Buffer, from: number): number | undefined => {
  const at = body.indexOf('\r\n', from)
  if (at < 0 || at - from > 100 || body.toString('latin1', from, at).trim() !== '') return undefined
  return at + 2
}

const partOf = (whole: Buffer): Part | undefined => {
  const ends = whole.subarray(0, MOST_HEAD_BYTES).indexOf('\r\n\r\n')
  if (ends < 0) return undefined
  const head = whole.toString('utf8', 0, ends)
  const [said] = head.split('\r\n').filter(line => /^content-disposition:\s*form-data\s*;/i.test(line))
  const name = said && /;\s*name="([^"]*)"/i.exec(said)?.[1]
  if (name === undefined || said === undefined) return undefined
  return { name, isFile: /;\s*filename\*?=/i.test(said), bytes: whole.subarray(ends + 4) }
}
