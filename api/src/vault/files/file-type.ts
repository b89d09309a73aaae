/** The type of uploaded bytes, whatever their name says. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/bmp' | 'image/heic' | 'application/pdf'

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0))

/** HEIF files name their kind after `ftyp`; these are pictures coded as HEVC. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(ascii)

/** Reads the type from the first bytes; nothing when it is none of those that are taken. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (starts(bytes, ascii('BM')) && bytes.length > 26) return 'image/bmp'
  if (starts(bytes, ascii('ftyp'), 4) && heicBrands.some(brand => starts(bytes, brand, 8)))
    return 'image/heic'
  if (starts(bytes, ascii('%PDF-'))) return 'application/pdf'
  return undefined
}

const KiB = 1024
const MiB = 1024 * KiB

/**
 * The types and size of each kind of upload: proofs are images, bank statements also PDF (specification §5). A member
 * may photograph an identity document with a phone, whose pictures are larger.
 */
export const uploadKinds = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/bmp', 'image/heic'],
    maxBytes: 2048 * KiB,
  },
  statement: { types: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: 20 * MiB },
  document: {
    types: ['image/jpeg', 'image/png', 'image/bmp', 'image/heic', 'application/pdf'],
    maxBytes: 10 * MiB,
  },
} as const satisfies Record<string, { types: readonly FileType[]; maxBytes: number }>
/** The kinds of files that members and administrators upload. */
export type UploadKind = keyof typeof uploadKinds

const large: readonly FileType[] = uploadKinds.statement.types

/**
 * The kind of a file whose use is not said yet: an image as small as a proof's is one, and what only a statement may be is one. Where it is
 * handed in decides what it is used for.
 */
export const kindBySize = (type: FileType | undefined, bytes: number): UploadKind =>
  type && large.includes(type) && (type === 'application/pdf' || bytes > uploadKinds.image.maxBytes)
    ? 'statement'
    : 'image'

/** The ending of a file's name, by its type. */
export const extensions: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/bmp': 'bmp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
}
