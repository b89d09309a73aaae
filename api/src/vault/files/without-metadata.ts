import { itemAt } from '@strongroom/shared'
import { type FileType, fileTypeOf } from './file-type.ts'
import { withoutHeicMetadata } from './heic-metadata.ts'

/**
 * A picture without what its camera has written beside it: place, time, device, previews, comments. How it is to be turned, and the
 * colour profile, stay. Pictures of other types and documents come back as they are.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array => {
  const type = fileTypeOf(bytes)
  return type ? cleaners[type](bytes) : bytes
}

/** How each type is cleaned. A BMP has no place for metadata; a PDF is somebody else's document. */
const cleaners: Readonly<Record<FileType, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': withoutJpegMetadata,
  'image/png': bytes => withoutPngMetadata(bytes),
  'image/heic': withoutHeicMetadata,
  'image/bmp': bytes => bytes,
  'application/pdf': bytes => bytes,
}

const text = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(length, bytes.length - from)),
  ).toString('latin1')
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

// JPEG: ITU T.81, annex B. Markers are FF and a byte; most have two bytes of length, which counts itself.
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe
const APP1 = 0xe1
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

/** Whether a segment says how the picture is drawn: JFIF, a colour profile, Adobe's colours. */
const isDrawn = (marker: number, head: string) =>
  marker === 0xe0 || (marker === 0xe2 && head.startsWith('ICC_PROFILE')) || marker === 0xee

const isKept = (marker: number, head: string) =>
  marker !== COMMENT && (!isApplication(marker) || isDrawn(marker, head))

/**
 * Bytes after the end of the image go too: phones keep a film or a second picture there, each with metadata of its own. Bytes that are
 * no segment, as where a file is cut off, end the look and stay.
 */
function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  let turned = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== END_OF_IMAGE) {
    const marker = itemAt(bytes, at + 1)
    const next = at + 2 + view(bytes).getUint16(at + 2)
    const end = marker === START_OF_SCAN ? endOfScan(bytes, next) : next
    if (marker === APP1) turned = orientationIn(bytes.subarray(at + 4, next)) ?? turned
    if (isKept(marker, text(bytes, at + 4, 11))) kept.push(bytes.subarray(at, end))
    at = end
  }
  const turning = turned === 1 ? [] : [orientationOnly(turned)]
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...turning,
    ...kept,
    bytes.subarray(at, isWhole ? at + 2 : undefined),
  ])
}

/** Coded pixels go on until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The orientation (1 to 8) that an Exif segment gives; nothing for another segment, or one that is cut off. */
function orientationIn(segment: Uint8Array): number | undefined {
  const isLittle = text(segment, 6, 2) === 'II'
  if (text(segment, 0, 4) !== 'Exif' || segment.length < 16) return undefined
  const data = view(segment)
  const first = 6 + data.getUint32(10, isLittle)
  if (first + 2 > segment.length) return undefined
  for (let entry = first + 2; entry < first + 2 + 12 * data.getUint16(first, isLittle); entry += 12) {
    if (entry + 12 > segment.length) return undefined
    if (data.getUint16(entry, isLittle) === 0x0112) return data.getUint16(entry + 8, isLittle)
  }
  return undefined
}

/** An Exif segment that says an orientation and nothing else. */
const orientationOnly = (orientation: number): Uint8Array =>
  Buffer.concat([
    Uint8Array.of(0xff, APP1, 0, 34),
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Uint8Array.of(0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0),
  ])

/** Chunks of a PNG that are drawn, or say how; others are texts, times and Exif. */
const DRAWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'sBIT', 'cICP', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** Bytes after the end go; bytes that are no chunk, as where a file is cut off, end the look and stay. */
function withoutPngMetadata(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  let at = 8
  let name = ''
  while (name !== 'IEND' && at + 12 <= bytes.length) {
    const end = at + 12 + view(bytes).getUint32(at)
    if (end > bytes.length) break
    name = text(bytes, at + 4, 4)
    if (DRAWN.has(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([bytes.subarray(0, 8), ...kept, ...(name === 'IEND' ? [] : [bytes.subarray(at)])])
}
