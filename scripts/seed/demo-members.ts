import type { Role } from '@strongroom/ledger/account'

export const demoPassword = 'Strongroom-demo-1'
export const demoPin = '246810'

type Deposit = { readonly currency: string; readonly network: string; readonly amount: string }

export type DemoPerson = {
  readonly email: string
  readonly username: string
  readonly about: string
  readonly role?: Exclude<Role, 'member'>
  /** 0 handed in, and waiting; 1 approved. */
  readonly kyc?: 0 | 1
  readonly deposits: readonly Deposit[]
  /** The member's card, the dollars put on it at its opening, and the printed name. The number belongs to no real card. */
  readonly card?: { readonly precharge: string; readonly reference: string; readonly number: string }
}

/** The members of the demo. People and scripts rely on them: change nothing here lightly. */
export const demoMembers: readonly DemoPerson[] = [
  {
    email: 'admin@example.com',
    username: 'Mira Adams',
    about: 'administrator: superadmin',
    role: 'superadmin',
    kyc: 1,
    deposits: [],
  },
  {
    email: 'admin2@example.com',
    username: 'Noah Berg',
    about: 'administrator: superadmin',
    role: 'superadmin',
    kyc: 1,
    deposits: [],
  },
  {
    email: 'ada@example.com',
    username: 'Ada Wong',
    about: 'verified; USD 10,000, USDC 2,500, BTC 0.5, ETH 4',
    kyc: 1,
    deposits: [
      { currency: 'USD', network: 'BANK', amount: '10000.00' },
      { currency: 'USDC', network: 'ERC20', amount: '2500.000000' },
      { currency: 'BTC', network: 'BTC', amount: '0.50000000' },
      { currency: 'ETH', network: 'ERC20', amount: '4.00000000' },
    ],
  },
  {
    email: 'ben@example.com',
    username: 'Ben Okafor',
    about: 'verified; USD 1,000',
    kyc: 1,
    deposits: [{ currency: 'USD', network: 'BANK', amount: '1000.00' }],
  },
  {
    email: 'cho@example.com',
    username: 'Cho Tanaka',
    about: 'identity not yet verified, no money',
    kyc: 0,
    deposits: [],
  },
  {
    email: 'dee@example.com',
    username: 'Dee Laurent',
    about: 'verified; USDC 750 and a prepaid card (DEMO-1001, 4444) with USD 220',
    kyc: 1,
    deposits: [{ currency: 'USDC', network: 'ERC20', amount: '1000.000000' }],
    card: { precharge: '200', reference: 'DEMO-1001', number: '5555555555554444' },
  },
  {
    email: 'support@example.com',
    username: 'Sofia Reyes',
    about: 'administrator: support',
    role: 'support',
    deposits: [],
  },
  {
    email: 'finance@example.com',
    username: 'Felix Brandt',
    about: 'administrator: finance',
    role: 'finance',
    deposits: [],
  },
  {
    email: 'operator@example.com',
    username: 'Oren Levi',
    about: 'administrator: operator',
    role: 'operator',
    deposits: [],
  },
  {
    email: 'auditor@example.com',
    username: 'Aiko Mori',
    about: 'administrator: auditor, who changes nothing',
    role: 'auditor',
    deposits: [],
  },
]
