import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { msg } from '#words'
import { type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { readCashPayload } from './cash-address.ts'

const base58check = createBase58check(sha256)

/**
 * Payloads that no key is known for: a short pattern repeated, a mark such as `dead` or the low number of a contract that comes with
 * a chain beside zeros: 24 zeros in a row are never a key’s hash.
 */
const BURNS = [/^([0-9a-f]{1,10})\1{3,}$/, /0{24}/, /^dead000000000000000042069420694206942069$/]

/**
 * Addresses to which coins are sent to be gone, and the contracts of the tokens themselves, which keep whatever is sent to them.
 * In lower case where the network does not tell the cases apart.
 */
const NAMED: ReadonlySet<string> = new Set([
  '1bitcoineateraddressdontsendf59kue',
  '1counterpartyxxxxxxxxxxxxxxxuwlpvr',
  '1chancecoinxxxxxxxxxxxxxxxxxzelufd',
  'tlsv52srdl79hxggm9yzwkibb6beruhuzy',
  // USDC and USDT on Ethereum, BNB Chain, Polygon and Tron.
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  '0x55d398326f99059ff775485246999027b3197955',
  '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  'tekxitehnzsmse2xqrbj4w32run966rdz8',
  'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t',
])

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The key's hash, or whatever an address commits to, in hexadecimal; nothing for what is no address. */
function payloadOf(address: string): string | undefined {
  if (/^0x[0-9a-fA-F]{40}$/.test(address)) return address.slice(2).toLowerCase()
  const base58 = attempt(() => base58check.decode(address))
  if (base58) return bytesToHex(base58.slice(1))
  for (const code of [bech32, bech32m]) {
    const read = attempt(() => code.decode(address as `${string}1${string}`))
    const program = read && attempt(() => code.fromWords(read.words.slice(1)))
    if (program) return bytesToHex(program)
  }
  return readCashPayload(address)
}

/** Whether coins that are sent to an address are gone: no key for it can be known, or a token's contract keeps them. */
export function isBurn(address: string): boolean {
  const payload = payloadOf(address)
  return NAMED.has(address.toLowerCase()) || (payload !== undefined && BURNS.some(burn => burn.test(payload)))
}

/**
 * Why a member may neither keep an address nor send to it: what is sent there is gone, or it is their own deposit address here,
 * or one of the house's that nobody has. Another member's deposit address passes: the money arrives, and a refusal would tell
 * whoever asks that a member has it.
 */
export const whyNoTarget = async (
  { depositAddresses }: Pick<Parts, 'depositAddresses'>,
  uid: string,
  address: string,
): Promise<Reply | undefined> => {
  if (isBurn(address))
    return refused('BURN_ADDRESS', msg`This address has no owner: coins sent to it are lost for good`)
  const known = await depositAddresses.byAddresses([address])
  const isOwn = known.some(each => each.uid === uid)
  if (isOwn)
    return refused('OWN_ADDRESS', msg`This is your own address here: what is sent to it comes back to you`)
  const isUnowned = known.some(each => each.uid === null)
  return isUnowned ? refused('BURN_ADDRESS', msg`This address is of the house, and nobody’s yet`) : undefined
}
