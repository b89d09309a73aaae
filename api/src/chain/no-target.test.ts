import { describe, expect, test } from 'vitest'
import { hasAddresses, readAddress } from './chain-address.ts'
import { isBurn } from './no-target.ts'

const EVM = [
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000042',
  '0x000000000000000000000000000000000000ffff',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0x0000000000000000000000000000000000010000',
  '0x4200000000000000000000000000000000000006',
  ...['1', 'a', 'dead', 'deadbeef', '1234567890'].map(part => `0x${part.repeat(40 / part.length)}`),
]
const TRON = ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY']
const BITCOIN = [
  '1111111111111111111114oLvT2',
  '11111111111111111112utRjnLyv',
  '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1ChancecoinXXXXXXXXXXXXXXXXXZELUFD',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
]
/** Addresses that nobody has the key of, as each network writes them, and the contracts of the tokens. */
const BURNS: Readonly<Record<string, readonly string[]>> = {
  ERC20: [...EVM, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ETH: EVM,
  BEP20: EVM,
  POLYGON: EVM,
  TRC20: [...TRON, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  TRX: TRON,
  BTC: BITCOIN,
  OMNI: BITCOIN,
  LTC: ['LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE', 'ltc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqp9ysmq'],
  BCH: ['bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603'],
}
const RIGHT = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x00000000219ab540356cBB839Cbe05303d7705Fa',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
]

describe('an address that nobody has the key of', () => {
  test.each(Object.entries(BURNS))('is known on %s, as it is read there', (network, addresses) => {
    expect(hasAddresses(network)).toBe(true)
    for (const address of addresses) {
      const read = readAddress(network, address)
      expect([address, read && isBurn(read)]).toEqual([address, true])
    }
  })
  test('is not taken for one that somebody has', () => {
    for (const address of RIGHT) expect([address, isBurn(address)]).toEqual([address, false])
  })
})
