import type { Entry } from '@strongroom/ledger/catalogue'

/** Accounts of the demo's house to transfer to, by account type (0 US, 1 EU, 2 other, 3 HK). The numbers belong to no real account. */
export const demoBanks: readonly (Entry<'sys-bank'> & { readonly id: string })[] = [
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
