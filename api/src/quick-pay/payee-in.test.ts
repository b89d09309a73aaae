import { describe, expect, test } from 'vitest'
import { payeeIn } from './payee-in.ts'

describe('the payee in a text', () => {
  test.each([
    ['100046', 'uid', '100046'],
    [' 100046 ', 'uid', '100046'],
    ['+852 9123 4567', 'phone', '+85291234567'],
    ['0044 (20) 7946-0000', 'phone', '+442079460000'],
    ['Ben@Example.com', 'email', 'ben@example.com'],
    ['ben@bücher.example', 'email', 'ben@xn--bcher-kva.example'],
    ['@Ben.O', 'handle', 'ben.o'],
    ['ben_o', 'handle', 'ben_o'],
  ])('%s is one by %s', (text, by, value) => expect(payeeIn(text)).toEqual({ by, value }))
  test.each([
    '',
    ' ',
    '@',
    '0',
    '012',
    '1234567890123456',
    'ben o',
    'ben..o',
    '.ben',
    'ben@',
    '+',
    '+1a',
    '9ben',
  ])('%j names nobody', text => expect(payeeIn(text)).toBeUndefined())
})
