// Browsers offer crypto.subtle on https and localhost only. On a plain http address of a local network this one signs.

/** First 32 bits of the fractional parts of the roots of the first primes, by integer Newton steps: no float is trusted. */
function fractionOfRoot(prime: number, degree: 2n | 3n): number {
  const scaled = BigInt(prime) << (32n * degree)
  let root = 1n << 40n
  for (;;) {
    const next = ((degree - 1n) * root + scaled / root ** (degree - 1n)) / degree
    if (next >= root) return Number(root & 0xffffffffn) | 0
    root = next
  }
}

const PRIMES = Array.from({ length: 311 }, (_, n) => n + 2).filter(n => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
})
const K = PRIMES.map(prime => fractionOfRoot(prime, 3n))
const START = PRIMES.slice(0, 8).map(prime => fractionOfRoot(prime, 2n))

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))
const at = (list: ArrayLike<number>, index: number) => list[index] as number

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, message.length << 3)
  return view
}

function schedule(block: DataView, offset: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const before15 = at(words, i - 15)
    const before2 = at(words, i - 2)
    const s0 = turn(before15, 7) ^ turn(before15, 18) ^ (before15 >>> 3)
    const s1 = turn(before2, 17) ^ turn(before2, 19) ^ (before2 >>> 10)
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0
  }
  return words
}

function compress(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0)
}

/** SHA-256 in plain JavaScript. */
export function sha256(message: Uint8Array): Uint8Array {
  const block = padded(message)
  let state = START
  for (let offset = 0; offset < block.byteLength; offset += 64)
    state = compress(state, schedule(block, offset))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) digest.setInt32(i * 4, word)
  return new Uint8Array(digest.buffer)
}

/** HMAC-SHA256 in plain JavaScript. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(new Uint8Array([...block.map(byte => byte ^ 0x36), ...message]))
  return sha256(new Uint8Array([...block.map(byte => byte ^ 0x5c), ...inner]))
}
