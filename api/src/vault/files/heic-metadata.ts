// HEIF: ISO/IEC 23008-12 and 14496-12. A file is boxes of a length, a name of four letters and contents; `meta` lists the items of the
// picture (`iinf`) and where their bytes lie (`iloc`).

type Box = { readonly name: string; readonly from: number; readonly to: number }

/** Items that describe the picture and are not drawn: Exif, and XMP, which is of type `mime`. */
const DESCRIBING = ['Exif', 'mime']

/** A copy of a HEIC picture in which the bytes of its metadata are zero. How it is turned is a property of the picture, and stays. */
export function withoutHeicMetadata(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes)
  const boxes = boxesIn(copy, 0, copy.length)
  const meta = boxes.find(({ name }) => name === 'meta')
  const within = meta ? boxesIn(copy, meta.from + 4, meta.to) : []
  const named = (name: string) => within.find(box => box.name === name)
  const describing = new Set(itemsOf(copy, named('iinf')))
  const idat = named('idat')?.from ?? 0
  for (const { item, from, length } of placesOf(copy, named('iloc'), idat))
    if (describing.has(item)) copy.fill(0, from, from + length)
  for (const { name, from, to } of boxes) if (name === 'uuid') copy.fill(0, from, to)
  return copy
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A number of so many bytes, 0, 2, 4 or 8. Past the end of the file it is 0. */
function numberAt(bytes: Uint8Array, at: number, size: number): number {
  if (at + size > bytes.length) return 0
  const data = view(bytes)
  if (size === 2) return data.getUint16(at)
  if (size === 4) return data.getUint32(at)
  return size === 8 ? Number(data.getBigUint64(at)) : 0
}

/** The boxes between two places, in order; the last of them may reach to the end. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const said = numberAt(bytes, start, 4)
    const head = said === 1 ? 16 : 8
    const length = said === 1 ? numberAt(bytes, start + 8, 8) : said === 0 ? to - start : said
    if (length < head) break
    boxes.push({
      name: nameAt(bytes, start + 4),
      from: start + head,
      to: Math.min(to, start + length),
    })
    start += length
  }
  return boxes
}

/** Ids of the items that describe the picture. */
function itemsOf(bytes: Uint8Array, iinf: Box | undefined): number[] {
  if (!iinf) return []
  const isLong = bytes[iinf.from] !== 0
  return boxesIn(bytes, iinf.from + (isLong ? 8 : 6), iinf.to).flatMap(({ from }) => {
    const size = bytes[from] === 3 ? 4 : 2
    return DESCRIBING.includes(nameAt(bytes, from + 4 + size + 2)) ? [numberAt(bytes, from + 4, size)] : []
  })
}

type Place = { readonly item: number; readonly from: number; readonly length: number }

/** Where the bytes of each item lie in the file. */
function placesOf(bytes: Uint8Array, iloc: Box | undefined, idat: number): Place[] {
  if (!iloc) return []
  const version = bytes[iloc.from] ?? 0
  const idSize = version < 2 ? 2 : 4
  const sizes = numberAt(bytes, iloc.from + 4, 2)
  const [offset, length, base] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const
  const index = version === 0 ? 0 : sizes & 15
  const places: Place[] = []
  let at = iloc.from + 6
  const take = (size: number) => {
    at += size
    return numberAt(bytes, at - size, size)
  }
  for (let left = take(idSize); left > 0 && at < iloc.to; left--) {
    const item = take(idSize)
    const inIdat = version > 0 && (take(2) & 15) === 1
    at += 2
    const start = take(base) + (inIdat ? idat : 0)
    for (let extents = take(2); extents > 0 && at < iloc.to; extents--) {
      at += index
      places.push({ item, from: start + take(offset), length: take(length) })
    }
  }
  return places
}
