import { describe, expect, test } from 'vitest'
import { bySpecificity, namesIn, patternsOf } from './paths.ts'

describe('a call’s patterns', () => {
  test('have the signature where S is, or nowhere, and may leave the filter out', () => {
    expect(patternsOf('/usertransactions/list/{id}/S/{json}')).toEqual([
      '/usertransactions/list/{id}/{signature}/{tonce}/{session}/{json}',
      '/usertransactions/list/{id}/{signature}/{tonce}/{session}/{json?}',
      '/usertransactions/list/{id}/{signature}/{tonce}/{session}',
      '/usertransactions/list/{id}/{json}',
      '/usertransactions/list/{id}/{json?}',
      '/usertransactions/list/{id}',
    ])
    expect(patternsOf('/swap/S')).toEqual(['/swap/{signature}/{tonce}/{session}', '/swap'])
    expect(patternsOf('/user/signin')).toEqual(['/user/signin', '/user/signin/{signature}/{tonce}/{session}'])
  })

  test('take S in the middle, and no other word that begins with S', () => {
    expect(patternsOf('/wallets/snapshot/{a}/S/{b}')[1]).toBe('/wallets/snapshot/{a}/{b}')
    expect(patternsOf('/Special')).toEqual(['/Special', '/Special/{signature}/{tonce}/{session}'])
  })

  test('go from fixed words to names', () => {
    const sorted = (...patterns: readonly string[]) =>
      bySpecificity(patterns.map(pattern => ({ pattern }))).map(({ pattern }) => pattern)
    expect(sorted('/currencys/{type}', '/currencys/list', '/{a}/list')).toEqual([
      '/currencys/list',
      '/currencys/{type}',
      '/{a}/list',
    ])
    expect(sorted('/x/{json?}', '/x/{id}', '/x/{json}')).toEqual(['/x/{json}', '/x/{id}', '/x/{json?}'])
  })
})

describe('a path’s names', () => {
  test('are its ids, without the filter', () => {
    expect(namesIn('/quickpay/currency/{currencyType}/amount/{amount}/S/{json}')).toEqual([
      'currencyType',
      'amount',
    ])
  })
})
