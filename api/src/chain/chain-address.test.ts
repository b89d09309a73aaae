import { describe, expect, test } from 'vitest'
import { hasAddresses, readAddress } from './chain-address.ts'

// From the documents that define each form: EIP-55, BIP-173, BIP-350, the CashAddr specification; the genesis block; and
// the contracts of USDT on Ethereum and TRON.
const right = {
  ERC20: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ],
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  LTC: ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  BCH: [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
  ],
} as const
type Network = keyof typeof right
const networks = Object.keys(right) as Network[]

/** The next letter of the form's alphabet, so that only the checksum is wrong. */
const withTypo = (address: string) => {
  const at = address.length - 3
  const letter = address[at] as string
  const other = address.startsWith('0x') ? (letter === '3' ? '4' : '3') : letter === 'q' ? 'p' : 'q'
  return `${address.slice(0, at)}${other}${address.slice(at + 1)}`
}

describe('an address on a chain', () => {
  test.each(networks)('of %s is read as it is written', network => {
    for (const address of right[network]) expect(readAddress(network, ` ${address} `)).toBe(address)
  })
  test.each(networks)('of %s with a wrong letter is refused', network => {
    for (const address of right[network]) expect(readAddress(network, withTypo(address))).toBeUndefined()
  })
  test.each(networks)('of %s is refused on every other network', network => {
    for (const other of networks.filter(each => each !== network))
      for (const address of right[network]) expect(readAddress(other, address)).toBeUndefined()
  })
  test('is one address, however it may be written', () => {
    const [ethereum] = right.ERC20
    expect(readAddress('ERC20', ethereum.toLowerCase())).toBe(ethereum)
    expect(readAddress('ERC20', ethereum.replace('0x5aA', '0x5aa'))).toBeUndefined()
    expect(readAddress('BTC', right.BTC[2].toUpperCase())).toBe(right.BTC[2])
    expect(readAddress('BTC', right.BTC[2].replace('bc1q', 'bc1Q'))).toBeUndefined()
    expect(readAddress('BCH', right.BCH[0].slice('bitcoincash:'.length).toUpperCase())).toBe(right.BCH[0])
    expect(readAddress('BCH', right.BCH[0].replace('bitcoincash', 'bchtest'))).toBeUndefined()
  })
  test('of a test network, or of a SegWit version nobody can spend from, is refused', () => {
    expect(readAddress('BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn')).toBeUndefined()
    expect(readAddress('BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeUndefined()
    // BIP-350: version 0 may not be written in bech32m, nor version 2 and above be used yet.
    expect(
      readAddress('BTC', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'),
    ).toBeUndefined()
    expect(readAddress('BTC', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs')).toBeUndefined()
  })
  test('of a network without addresses is none', () => {
    expect([hasAddresses('BANK'), hasAddresses('erc20'), hasAddresses('constructor')]).toEqual([
      false,
      true,
      false,
    ])
    expect(readAddress('BANK', right.BTC[0])).toBeUndefined()
  })
})
