import { describe, expect, test } from 'vitest'
import { needsWarning, usualNetwork } from './network-choice.ts'

const on = (...codes: readonly string[]) => codes.map(network_code => ({ currency: 'USDT', network_code }))

describe('the network a transfer comes in on', () => {
  test('is TRC20 unless somebody chooses, the first where there is no TRC20', () => {
    expect(usualNetwork(on('ERC20', 'TRC20'))).toBe('TRC20')
    expect(usualNetwork(on('ERC20', 'BTC'))).toBe('ERC20')
    expect(usualNetwork([])).toBe('')
  })
  test('is warned of when it is ERC20 and TRC20 would do', () => {
    expect(needsWarning('ERC20', on('ERC20', 'TRC20'))).toBe(true)
    expect(needsWarning('ERC20', on('ERC20'))).toBe(false)
    expect(needsWarning('TRC20', on('ERC20', 'TRC20'))).toBe(false)
  })
})
