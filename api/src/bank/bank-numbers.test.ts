import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { bankIssues, tidyBank } from './bank-numbers.ts'

const bank = (given: Partial<wire.BankDetails>): wire.BankDetails => ({
  account_type: 0,
  user_type: null,
  beneficiaryname: 'Ada',
  accountnumber: '123456',
  routingnumber: '',
  iban: '',
  swift_code: '',
  bankaddress_bankname: '',
  bank_country: '',
  bank_city: '',
  billing_country: '',
  billing_state: '',
  billing_city: '',
  billing_address: '',
  billing_postal: '99999',
  statement: null,
  ...given,
})
const wrong = (given: Partial<wire.BankDetails>) => bankIssues(bank(given)).map(({ path }) => path)

test('whether an individual banks with HSBC is asked of Hong Kong banks only', () => {
  const hongKong = { account_type: 3 } as const
  for (const user_type of [0, 1, 2, 3] as const) expect(wrong({ ...hongKong, user_type })).toEqual([])
  const american = { routingnumber: '021000021' }
  for (const user_type of [0, 1] as const) expect(wrong({ ...american, user_type })).toEqual([])
  for (const user_type of [2, 3] as const) expect(wrong({ ...american, user_type })).toEqual(['user_type'])
})

describe('the numbers of a bank account', () => {
  test.each(['000000000', '130000006', '500000005', '990000000'])(
    'in the US are of a district that there is: %s',
    routingnumber => {
      expect(wrong({ routingnumber })).toEqual(['routingnumber'])
    },
  )
  test.each(['011000015', '211274450', '322271627', '610000005', '800000006'])(
    'in the US may be of a bank, a thrift, an electronic one, or of travellers’ cheques: %s',
    routingnumber => {
      expect(wrong({ routingnumber })).toEqual([])
    },
  )
  test.each([
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    'DE89-3704-0044-0532-0130-00',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'iban de89370400440532013000',
    'DE89\u202f3704\u202f0044 0532 0130 00',
  ])('has an IBAN as people paste it: %s', iban => {
    expect(wrong({ account_type: 1, accountnumber: '', iban })).toEqual([])
    expect(tidyBank(bank({ account_type: 1, iban })).iban).toBe('DE89370400440532013000')
  })
  test('in the US are an account and a routing number whose checksum holds', () => {
    expect(wrong({ routingnumber: '021000021' })).toEqual([])
    expect(wrong({ routingnumber: '021000022' })).toEqual(['routingnumber'])
    expect(wrong({ routingnumber: '021000021', accountnumber: '' })).toEqual(['accountnumber'])
  })
  test('in the EU are an IBAN, blanks or not, and no routing number', () => {
    const eu = { account_type: 1, accountnumber: '' } as const
    expect(wrong({ ...eu, iban: 'DE89 3704 0044 0532 0130 00' })).toEqual([])
    expect(wrong({ ...eu, iban: 'DE89 3704 0044 0532 0130 01' })).toEqual(['iban'])
    expect(wrong({ ...eu, iban: 'DE89370400440532013000', routingnumber: '021000021' })).toEqual([
      'routingnumber',
    ])
  })
  test('elsewhere are those of a named bank with a SWIFT code', () => {
    const other = { account_type: 2 } as const
    expect(wrong({ ...other, bankaddress_bankname: 'Bank', swift_code: 'DEUTDEFF' })).toEqual([])
    expect(wrong(other)).toEqual(['bankaddress_bankname', 'swift_code'])
    expect(wrong({ ...other, bankaddress_bankname: 'Bank', swift_code: 'DEUT' })).toEqual(['swift_code'])
  })
  test('are of digits, where letters are not usual', () => {
    expect(wrong({ routingnumber: '021000021', accountnumber: 'abc' })).toEqual(['accountnumber'])
    expect(wrong({ account_type: 3, accountnumber: '12x' })).toEqual(['accountnumber'])
    const other = { account_type: 2, bankaddress_bankname: 'Bank', swift_code: 'DEUTDEFF' } as const
    expect(wrong({ ...other, accountnumber: 'MT84 MALT 0110' })).toEqual([])
    expect(wrong({ ...other, accountnumber: 'abc' })).toEqual(['accountnumber'])
  })
  test('in Hong Kong need no IBAN, and have no state', () => {
    expect(wrong({ account_type: 3 })).toEqual([])
    expect(wrong({ account_type: 3, billing_state: 'X', iban: 'DE89370400440532013000' })).toEqual([
      'iban',
      'billing_state',
    ])
  })
  test('are kept without blanks', () => {
    expect(
      tidyBank(bank({ iban: 'de89 3704', swift_code: 'deutdeff', accountnumber: '12 34' })),
    ).toMatchObject({
      iban: 'DE893704',
      swift_code: 'DEUTDEFF',
      accountnumber: '1234',
    })
  })
})

describe('the place of a bank', () => {
  const placeOf = (given: Partial<wire.BankDetails>) => {
    const { bank_country, bank_city } = tidyBank(bank(given))
    return [bank_country, bank_city]
  }
  test('is told by its kind and numbers where its member says none', () => {
    expect(placeOf({ account_type: 0, routingnumber: '021000021' })).toEqual(['US', ''])
    expect(placeOf({ account_type: 1, iban: 'fr14 2004 1010 0505 0001 3M02 606' })).toEqual(['FR', ''])
    expect(placeOf({ account_type: 2, swift_code: 'deutsgsg' })).toEqual(['SG', ''])
    expect(placeOf({ account_type: 3 })).toEqual(['HK', 'Hong Kong'])
  })
  test('is as its member says', () => {
    const said = { bank_country: 'PR', bank_city: 'San Juan' }
    expect(placeOf({ account_type: 0, ...said })).toEqual(['PR', 'San Juan'])
    expect(placeOf({ account_type: 3, bank_city: 'Kowloon' })).toEqual(['HK', 'Kowloon'])
    expect(placeOf({ account_type: 3, bank_country: 'MO' })).toEqual(['MO', ''])
  })
})
