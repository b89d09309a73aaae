import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { readCashAddress } from './cash-address.ts'

const base58check = createBase58check(sha256)

/** Nothing, where reading throws. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Base58 with a checksum, of a hash of 20 bytes behind one of these versions. */
const base58 =
  (...versions: readonly number[]) =>
  (text: string) => {
    const bytes = attempt(() => base58check.decode(text))
    return bytes?.length === 21 && versions.some(version => version === bytes[0]) ? text : undefined
  }

/** SegWit: version 0 in bech32 (a hash of 20 or 32 bytes), version 1, Taproot, in bech32m (32 bytes). */
const segwit = (prefix: string) => (text: string) => {
  for (const [version, code, lengths] of [
    [0, bech32, [20, 32]],
    [1, bech32m, [32]],
  ] as const) {
    const read = attempt(() => code.decode(text as `${string}1${string}`))
    if (read?.prefix !== prefix || read.words[0] !== version) continue
    const program = attempt(() => code.fromWords(read.words.slice(1)))
    if (program && lengths.some(length => length === program.length)) return text.toLowerCase()
  }
  return undefined
}

/** Ethereum's, as EIP-55 writes it. Without capitals, or in capitals only, it carries no checksum. */
const ethereum = (given: string) => {
  const text = given.replace(/^0X/, '0x')
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined
  const digits = text.slice(2)
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const written = [...lower].map((digit, at) => (Number(`0x${hash[at]}`) >= 8 ? digit.toUpperCase() : digit))
  const right = `0x${written.join('')}`
  const hasNoChecksum = digits === lower || digits === digits.toUpperCase()
  return hasNoChecksum || text === right ? right : undefined
}

type Reader = (text: string) => string | undefined
const either =
  (...readers: readonly Reader[]): Reader =>
  text => {
    for (const read of readers) {
      const found = read(text)
      if (found) return found
    }
    return undefined
  }

const bitcoin = either(base58(0x00, 0x05), segwit('bc'))
const tron = base58(0x41)

/** How addresses are written on each network, by its code. A network that is not here has no addresses we can check. */
const readers: Readonly<Record<string, Reader>> = {
  ERC20: ethereum,
  ETH: ethereum,
  BEP20: ethereum,
  POLYGON: ethereum,
  TRC20: tron,
  TRX: tron,
  BTC: bitcoin,
  OMNI: bitcoin,
  // 0x05 is a script's address too, but cannot be told from Bitcoin's.
  LTC: either(base58(0x30, 0x32), segwit('ltc')),
  // Addresses of the old form cannot be told from Bitcoin's either.
  BCH: readCashAddress,
}

/** Whether addresses of a network can be checked, and so be used. */
export const hasAddresses = (network: string): boolean => Object.hasOwn(readers, network.toUpperCase())

/**
 * An address of a network in the one way it is written here, so that two spellings are one address; nothing when its
 * checksum is wrong, or it belongs to another network.
 */
export const readAddress = (network: string, address: string): string | undefined =>
  hasAddresses(network) ? readers[network.toUpperCase()]?.(address.trim()) : undefined
