import { itemAt } from '@strongroom/shared'
export const [ada, ben, dee] = ['ada@example.com', 'ben@example.com', 'dee@example.com']

/** Every `step`th day from `from` on, with the number of the turn; the last days belong to what still waits. */
export const every = <T>(step: number, from: number, of: (day: number, turn: number) => T): readonly T[] =>
  Array.from({ length: Math.floor((116 - from) / step) + 1 }, (_, turn) => of(from + step * turn, turn))
/** Whether members' bank accounts are approved on a day: they are linked on the first two. */
export const isBanked = (day: number): boolean => day > 2
/** One after the other, from the beginning again. */
export const inTurn = (amounts: readonly string[], turn: number): string =>
  itemAt(amounts, turn % amounts.length)

export const landlord = {
  name: 'Harbour View Estates Ltd',
  account: 'DE89370400440532013000',
  bank: 'Example Bank, Frankfurt',
  swift: 'EXAMDEFF',
}
export const college = {
  name: 'Evening College Ltd',
  account: 'GB29NWBK60161331926819',
  bank: 'Example Bank, London',
  swift: 'EXAMGB2L',
}
/** Invented address outside the platform: it belongs to no person, as those of `demo-deposit-addresses.ts`. */
export const cold = {
  email: ada,
  name: 'Cold wallet',
  currency: 'USDC',
  network: 'TRC20',
  address: 'THEwbEX57qRDL5BPHwK3RaJATJJFdtqR4m',
}
export const banks = {
  adas: {
    email: ada,
    name: 'salary',
    details: {
      account_type: 3,
      user_type: 3,
      beneficiaryname: 'Ada Wong',
      accountnumber: '012-345678-833',
      swift_code: 'EXAMHKHH',
      bankaddress_bankname: 'Example Bank, Hong Kong',
      bank_country: 'HK',
      bank_city: 'Hong Kong',
    },
  },
  adasNew: {
    email: ada,
    name: 'savings',
    details: {
      account_type: 1,
      user_type: 0,
      beneficiaryname: 'Ada Wong',
      iban: 'DE02120300000000202051',
      swift_code: 'EXAMDEFF',
      bankaddress_bankname: 'Example Bank, Frankfurt',
      bank_country: 'DE',
      bank_city: 'Frankfurt',
    },
  },
  bens: {
    email: ben,
    name: 'salary',
    details: {
      account_type: 0,
      user_type: 0,
      beneficiaryname: 'Ben Okafor',
      accountnumber: '000987654321',
      routingnumber: '021000021',
      bankaddress_bankname: 'Example Bank, New York',
      bank_country: 'US',
      bank_city: 'New York',
    },
  },
} as const
