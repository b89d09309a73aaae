import { describe, expect, test } from 'vitest'
import { uploadKinds } from './file-type.ts'
import { withoutMetadata } from './without-metadata.ts'

const SECRET = '22.28N 114.16E'
const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)])
const bytes = (...parts: (string | Uint8Array | number[])[]) =>
  Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

const segment = (marker: number, ...content: (string | Uint8Array | number[])[]) =>
  bytes([0xff, marker], u16(2 + bytes(...content).length), ...content)
const PIXELS = bytes([1, 2, 0xff, 0, 0xff, 0xd0, 3, 4])
const jpegOf = (...segments: Uint8Array[]) =>
  bytes([0xff, 0xd8], ...segments, segment(0xdb, 'table'), segment(0xda, 'scan'), PIXELS, [0xff, 0xd9])
const exif = (orientation: number) =>
  segment(
    0xe1,
    ...['Exif\0\0II*\0', [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]],
    SECRET,
  )
const jpeg = bytes(
  jpegOf(
    segment(0xe0, 'JFIF\0'),
    exif(6),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/', SECRET),
    segment(0xe2, 'MPF\0', SECRET),
    segment(0xe2, 'ICC_PROFILE\0', 'colours'),
    segment(0xed, 'Photoshop 3.0', SECRET),
    segment(0xfe, SECRET),
  ),
  SECRET,
)

const chunk = (name: string, content: string) => bytes(u32(content.length), name, content, [0, 0, 0, 0])
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])
const png = bytes(
  ...[PNG, chunk('IHDR', 'size'), chunk('eXIf', SECRET), chunk('tEXt', SECRET), chunk('iCCP', 'colours')],
  ...[chunk('zTXt', SECRET), chunk('iTXt', SECRET), chunk('tIME', SECRET), chunk('IDAT', 'pixels')],
  ...[chunk('IEND', ''), SECRET],
)

const box = (name: string, ...content: (string | Uint8Array | number[])[]) =>
  bytes(u32(8 + bytes(...content).length), name, ...content)
const item = (id: number, kind: string) => box('infe', [2, 0, 0, 0], u16(id), u16(0), kind, [0])
/** Pixels, Exif and XMP lie in `mdat`, one after the other. */
const heicOf = (iloc: (at: number) => Buffer) => {
  const ftyp = box('ftyp', 'heic', u32(0))
  const metaOf = (at: number) =>
    box(
      'meta',
      [0, 0, 0, 0],
      box('iinf', [0, 0, 0, 0], u16(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')),
      box('iprp', 'turned'),
      iloc(at),
    )
  const at = ftyp.length + metaOf(0).length + 8
  return bytes(ftyp, metaOf(at), box('mdat', 'pixels', SECRET, SECRET, 'more'), box('uuid', SECRET))
}
const PLACES = [6, 6 + SECRET.length].map((from, index) => ({ id: index + 2, from }))
const heicPlain = heicOf(at =>
  box(
    'iloc',
    ...[[0, 0, 0, 0, 0x44, 0], u16(3), u16(1), u16(0), u16(1), u32(at), u32(6)],
    ...PLACES.flatMap(({ id, from }) => [u16(id), u16(0), u16(1), u32(at + from), u32(SECRET.length)]),
  ),
)
const heicFromBase = heicOf(at =>
  box(
    'iloc',
    ...[[2, 0, 0, 0, 0x44, 0x40], u32(2)],
    ...PLACES.flatMap(({ id, from }) => [
      ...[u32(id), u16(0), u16(0), u32(at), u16(1), u32(from), u32(SECRET.length)],
    ]),
  ),
)

/** A picture of each type that is taken, with a place written wherever the type has room for one. */
const pictures: Readonly<Record<(typeof uploadKinds.image.types)[number], readonly Buffer[]>> = {
  'image/jpeg': [jpeg],
  'image/png': [png],
  'image/heic': [heicPlain, heicFromBase],
  'image/bmp': [],
}

describe('a picture that is kept', () => {
  test.each(uploadKinds.image.types.flatMap(type => pictures[type].map(picture => ({ type, picture }))))(
    'says no place, time or device: $type',
    ({ picture }) => {
      expect(picture.toString('latin1')).toContain(SECRET)
      const text = Buffer.from(withoutMetadata(picture)).toString('latin1')
      expect(text).not.toContain(SECRET)
      expect(text).toMatch(/colours|turned/)
      expect(text).toMatch(/pixels|scan/)
    },
  )

  test('of JPEG keeps its pixels, and how it is turned', () => {
    const turned = segment(
      ...[0xe1, 'Exif\0\0MM\0*', [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]],
    )
    const kept = jpegOf(turned, segment(0xe0, 'JFIF\0'), segment(0xe2, 'ICC_PROFILE\0', 'colours'))
    expect(Buffer.from(withoutMetadata(jpeg))).toEqual(kept)
    expect(Buffer.from(withoutMetadata(jpegOf(exif(1))))).toEqual(jpegOf())
  })

  test('of HEIC keeps its length and all other bytes', () => {
    const nothing = '\0'.repeat(SECRET.length)
    const expected = heicPlain.toString('latin1').replaceAll(SECRET, nothing)
    expect(Buffer.from(withoutMetadata(heicPlain)).toString('latin1')).toBe(expected)
  })

  test.each([jpeg, png, heicPlain])('ends wherever the file is cut off (%#)', whole => {
    for (let length = 13; length < whole.length; length++) {
      const cut = withoutMetadata(whole.subarray(0, length))
      expect(cut.length).toBeLessThanOrEqual(length + 36)
    }
  })

  test('of another kind stays as it is', () => {
    const pdf = bytes('%PDF-1.7 ', SECRET)
    expect(withoutMetadata(pdf)).toBe(pdf)
  })
})
