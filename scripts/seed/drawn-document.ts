import { crc32, deflateSync } from 'node:zlib'

/** An area of a picture, in shares of its width and height, and its shade from 0 (black) to 255. */
type Patch = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly shade: number
  readonly round?: boolean
}

const lines = (left: number, top: number, width: number, count: number): readonly Patch[] =>
  Array.from({ length: count }, (_, at) => ({
    left,
    top: top + at * 0.08,
    width: at % 2 === 0 ? width : width * 0.7,
    height: 0.03,
    shade: 150,
  }))
const face = (left: number, top: number, size: number): readonly Patch[] => [
  { left, top, width: size, height: size * 1.6, shade: 205 },
  {
    left: left + size * 0.28,
    top: top + size * 0.3,
    width: size * 0.44,
    height: size * 0.6,
    shade: 110,
    round: true,
  },
  {
    left: left + size * 0.12,
    top: top + size * 0.98,
    width: size * 0.76,
    height: size,
    shade: 110,
    round: true,
  },
  // The part below the shoulders is not in the picture.
  { left, top: top + size * 1.6, width: size, height: size * 0.5, shade: 235 },
]

const drawings = {
  id_front: [...face(0.06, 0.2, 0.28), ...lines(0.42, 0.22, 0.5, 6)],
  selfie: face(0.2, 0.02, 0.6),
  address_proof: [
    { left: 0.08, top: 0.08, width: 0.3, height: 0.08, shade: 90 },
    ...lines(0.08, 0.24, 0.84, 8),
  ],
} satisfies Record<string, readonly Patch[]>

const [width, height] = [640, 400]

/** A made-up document as a grey picture: no person's, and not to be taken for a real one. */
export const drawnDocument = (kind: keyof typeof drawings): Uint8Array => {
  const rows = Buffer.alloc((width + 1) * height, 235)
  for (let y = 0; y < height; y++) {
    // Each row begins with the filter it was written by: none.
    rows[y * (width + 1)] = 0
    for (let x = 0; x < width; x++)
      for (const patch of drawings[kind])
        if (covers(patch, x / width, y / height)) rows[y * (width + 1) + 1 + x] = patch.shade
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head[8] = 8
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const covers = ({ left, top, width, height, round }: Patch, x: number, y: number): boolean => {
  const [across, down] = [(x - left) / width, (y - top) / height]
  if (across < 0 || across > 1 || down < 0 || down > 1) return false
  return !round || (across - 0.5) ** 2 + (down - 0.5) ** 2 <= 0.25
}

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
