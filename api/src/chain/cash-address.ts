const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const prefix = 'bitcoincash'
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]

/** The checksum of CashAddr: a BCH code over 5-bit words, zero for an address that is right. */
const checksum = (words: readonly number[]): bigint => {
  let sum = 1n
  for (const word of words) {
    const top = sum >> 35n
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator
    })
  }
  return sum ^ 1n
}

/**
 * Bitcoin Cash's address (the CashAddr specification), with its prefix and in lower case: a key's hash or a script's, of
 * 20 bytes. `q…` and `bitcoincash:q…` are the same one.
 */
export const readCashAddress = (text: string): string | undefined => {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return undefined
  const [first = '', ...rest] = text.toLowerCase().split(':')
  const payload = rest.length > 0 ? rest.join(':') : first
  if (rest.length > 0 && first !== prefix) return undefined
  const words = [...payload].map(letter => alphabet.indexOf(letter))
  if (words.includes(-1)) return undefined
  // 1 byte of version, 20 of the hash, in words of 5 bits, and 8 words of checksum.
  if (words.length !== 42) return undefined
  const letters = [...prefix].map(letter => letter.charCodeAt(0) & 31)
  if (checksum([...letters, 0, ...words]) !== 0n) return undefined
  // The two bits that fill the last word up are zero.
  if (((words[33] ?? 0) & 3) !== 0) return undefined
  const version = ((words[0] ?? 0) << 3) | ((words[1] ?? 0) >> 2)
  return version === 0 || version === 8 ? `${prefix}:${payload}` : undefined
}

/** The hash that an address of Bitcoin Cash commits to, in hexadecimal; nothing for what is none. */
export const readCashPayload = (text: string): string | undefined => {
  const payload = readCashAddress(text)?.slice(prefix.length + 1)
  if (payload === undefined) return undefined
  const bits = [...payload.slice(0, 34)]
    .map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return BigInt(`0b${bits.slice(8, 168)}`)
    .toString(16)
    .padStart(40, '0')
}
