import type { Entry } from '@strongroom/ledger/catalogue'

/** Accounts of the house to transfer to, by account type (0 US, 1 EU, 2 other, 3 HK). The numbers belong to no real account. */
export const startingBanks: readonly (Entry<'sys-bank'> & { readonly id: string })[] = [
  {
    id: 'house-us',
    account_type: 0,
    beneficiary_name: 'Strongroom Inc.',
    bank_name: 'Example Bank, New York',
    account_number: '000123456789',
    swift_code: 'EXAMUS33',
    bank_routing_number: '021000021',
    bank_address: '1 Example Street, New York',
  },
  {
    id: 'house-eu',
    account_type: 1,
    beneficiary_name: 'Strongroom SE',
    bank_name: 'Example Bank, Frankfurt',
    account_number: 'DE89370400440532013000',
    swift_code: 'EXAMDEFF',
    bank_routing_number: '',
    bank_address: 'Beispielstrasse 1, Frankfurt am Main',
  },
  {
    id: 'house-hk',
    account_type: 3,
    beneficiary_name: 'Strongroom Limited',
    bank_name: 'Example Bank, Hong Kong',
    account_number: '123-456789-001',
    swift_code: 'EXAMHKHH',
    bank_routing_number: '',
    bank_address: '1 Example Road, Hong Kong',
  },
].map((bank, at) => ({ ...bank, status: 1, sort: at + 1 }) as Entry<'sys-bank'> & { readonly id: string })

/** Level 3 opens a card by bank transfer and links six bank accounts; null means the setting's value. */
export const startingLevels: readonly Entry<'vip-level'>[] = [
  ['Standard', null, null],
  ['Silver', '0', '0'],
  ['Gold', '0', '0'],
  ['Platinum', '0', '0'],
].map(([level_name, bank_deposit_rate, bank_withdraw_rate], level) => ({
  level,
  level_name: level_name as string,
  cc_rate: null,
  fps_ratio: level === 3 ? '0.128' : null,
  fps_max: level === 3 ? '200000' : null,
  bank_deposit_rate: bank_deposit_rate ?? null,
  bank_withdraw_rate: bank_withdraw_rate ?? null,
  banks: [],
  status: 1,
  sort: level,
}))

/** Countries of most members. */
export const startingCountries: readonly (readonly [code: string, name: string, dial: string])[] = [
  ['HK', 'Hong Kong', '+852'],
  ['TW', 'Taiwan', '+886'],
  ['CN', 'China', '+86'],
  ['JP', 'Japan', '+81'],
  ['KR', 'South Korea', '+82'],
  ['SG', 'Singapore', '+65'],
  ['AE', 'United Arab Emirates', '+971'],
  ['GB', 'United Kingdom', '+44'],
  ['DE', 'Germany', '+49'],
  ['US', 'United States', '+1'],
]
