import type { Entry } from '@strongroom/ledger/catalogue'

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
