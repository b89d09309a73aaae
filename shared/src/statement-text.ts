/** The text of bytes by an encoding's label, as `TextDecoder` with `fatal` gives it; throws where bytes are none of the encoding. */
export type DecodeText = (label: string, bytes: Uint8Array) => string

/** The encodings that banks write statements in, by their labels of the WHATWG. */
export const statementEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type StatementEncoding = (typeof statementEncodings)[number]

/** How a file begins that says its encoding by a byte order mark. */
const marks = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** So much of a file is looked at for the encoding that it names. */
const HEAD_BYTES = 1_000

/** Code pages that an OFX names by their numbers. */
const codePages: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
}

/**
 * The text of a statement's file. UTF-16 says so by its mark. What is UTF-8 is read so, whatever its head says: letters of other
 * encodings are none of it but by a rare chance. Then comes what the head names, and last the alphabet of old Windows, where the
 * bytes can be that. Nothing where they are none of these, so that no name or reference is read as other letters. A source whose
 * files do not tell their encoding has it said by a person (`encoding`); a mark still says more.
 */
export const statementText = (
  bytes: Uint8Array,
  decode: DecodeText,
  encoding?: StatementEncoding,
): string | undefined => {
  const text = (label: string | undefined): string | undefined => {
    if (label === undefined) return undefined
    try {
      const read = decode(label, bytes)
      return read.includes('\0') ? undefined : read
    } catch {
      return undefined
    }
  }
  const marked = markedEncoding(bytes)
  if (marked) return text(marked)
  if (encoding) return text(encoding)
  const named = namedEncoding(bytes)
  // Written in seven bits, it would pass for UTF-8.
  if (named === 'iso-2022-jp') return text(named)
  return text('utf-8') ?? text(named ?? (isOldWindows(bytes) ? 'windows-1252' : undefined))
}

/** The encoding that a byte order mark says. */
export const markedEncoding = (bytes: Uint8Array): StatementEncoding | undefined =>
  marks.find(each => each.bytes.every((byte, at) => bytes[at] === byte))?.label

/** The encoding that the head of an XML or an OFX names. UTF-8 is tried without being asked. */
const namedEncoding = (bytes: Uint8Array): string | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  const xml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1]?.toLowerCase()
  const page = /^\s*OFXHEADER[\s\S]*?\bCHARSET:\s*([\w-]+)/.exec(head)?.[1]?.toLowerCase()
  const said = xml ?? (page === undefined ? undefined : codePages[page])
  return said === 'utf-8' || said === 'utf8' ? undefined : said
}

/** Bytes that mean nothing there. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** European texts have no more letters beyond ASCII in a row; those of East Asia in their own encodings have little else. */
const MOST_IN_A_ROW = 3

/** Whether bytes can be a European text in an alphabet of old Windows. */
export const isOldWindows = (bytes: Uint8Array): boolean => {
  let inRow = 0
  for (const byte of bytes) {
    if (unused.has(byte) || byte === 0) return false
    inRow = byte < 0x80 ? 0 : inRow + 1
    if (inRow > MOST_IN_A_ROW) return false
  }
  return true
}
