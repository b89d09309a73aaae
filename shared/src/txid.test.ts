import { describe, expect, test } from 'vitest'
import { explorerLink, isTxid } from './txid.ts'

const hash = 'a1B2'.repeat(16)

describe('a TXID', () => {
  test.each(['BTC', 'LTC', 'BCH', 'TRC20', 'btc'])('of %s is 64 hexadecimal digits', network => {
    expect(isTxid(network, hash)).toBe(true)
    for (const other of [`0x${hash}`, hash.slice(1), `${hash}a`, hash.replace('a', 'g'), '']) {
      expect(isTxid(network, other)).toBe(false)
    }
  })
  test.each(['ERC20', 'BEP20', 'POLYGON'])('of %s begins with 0x', network => {
    expect(isTxid(network, `0x${hash}`)).toBe(true)
    for (const other of [hash, `0x${hash}0`, `0x${hash.slice(1)}`, `0x${hash.replace('a', 'g')}`]) {
      expect(isTxid(network, other)).toBe(false)
    }
  })
  test('of another network is as long as any, and one word', () => {
    expect(isTxid('SOLANA', 'x'.repeat(88))).toBe(true)
    expect(isTxid('HEDERA', '0.0.1234567@1651512345.12345')).toBe(true)
    for (const other of ['zz', 'x'.repeat(201), 'two words of 16 or more', 'é'.repeat(20)])
      expect(isTxid('SOLANA', other)).toBe(false)
  })
})

describe('the link to an explorer', () => {
  test.each([
    ['ERC20', `0x${hash}`, `https://etherscan.io/tx/0x${hash}`],
    ['trc20', hash, `https://tronscan.org/#/transaction/${hash}`],
    ['BTC', hash, `https://mempool.space/tx/${hash}`],
  ])('of %s holds the TXID', (network, txid, link) => expect(explorerLink(network, txid)).toBe(link))
  test('is not given for an unknown network, nor for a text that is no TXID of its network', () => {
    expect(explorerLink('SOLANA', 'x'.repeat(88))).toBeUndefined()
    expect(explorerLink('ERC20', hash)).toBeUndefined()
    expect(explorerLink('BTC', '../address/1')).toBeUndefined()
  })
})
