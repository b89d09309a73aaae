import { randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import type { Api, Person } from './api.ts'
import { bankOf, proofOf } from './bank.ts'
import { addressNumber, giveAddress, topUp } from './deposit-address.ts'
import { fund, shown } from './fund.ts'
import { submitTopUp, swapForUsdc } from './money.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** Two entries of each kind of reference data, whose order by sort is not the order they were made in. */
export const entries: readonly (readonly [KindName, string, Record<string, unknown>])[] = [
  ['country', 'GB', { code: 'GB', name: 'United Kingdom', sort: 2 }],
  ['country', 'HK', { code: 'HK', name: 'Hong Kong', sort: 1 }],
  ['area-code', 'area-GB', { code: '+44', name: 'United Kingdom', sort: 2 }],
  ['area-code', 'area-HK', { code: '+852', name: 'Hong Kong', sort: 1 }],
  ['bank-category', 'salary', { category_name: 'Salary', sort: 2 }],
  ['bank-category', 'savings', { category_name: 'Savings', sort: 1 }],
  ['invite-code', 'SPRING', { code: 'SPRING', award_amount: '5', sort: 2 }],
  ['invite-code', 'AUTUMN', { code: 'AUTUMN', award_amount: '7', sort: 1 }],
  ['send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '5', sort: 2 }],
  ['send-fee', 'BTC-BTC', { currency: 'BTC', network: 'BTC', fee: '0.001', sort: 1 }],
  ['trade-pair', 'BTC-USDC', { base: 'BTC', target: 'USDC', sort: 2 }],
  ['trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', sort: 1 }],
  ['fixed-deposit-plan', 'USD-0', { currency: 'USD', term: 0, rate: '1', sort: 2 }],
  ['fixed-deposit-plan', 'USD-3', { currency: 'USD', term: 3, rate: '2', sort: 1 }],
  ['external-bank', 'bank-b', { bank_name: 'Bank B', sort: 2 }],
  ['external-bank', 'bank-a', { bank_name: 'Bank A', sort: 1 }],
  [
    'product-bank',
    'house-b',
    { user_type: 0, beneficiary_name: 'House', account_number: '2', bank_name: 'B', sort: 2 },
  ],
  [
    'product-bank',
    'house-a',
    { user_type: 1, beneficiary_name: 'House', account_number: '1', bank_name: 'A', sort: 1 },
  ],
  [
    'sys-bank',
    'us',
    { account_type: 0, beneficiary_name: 'House', account_number: '2', bank_name: 'B', sort: 2 },
  ],
  [
    'sys-bank',
    'hk',
    { account_type: 3, beneficiary_name: 'House', account_number: '1', bank_name: 'A', sort: 1 },
  ],
  ['canned-answer', 'late', { title: 'Late', text_en: 'It comes.', sort: 2 }],
  ['canned-answer', 'fees', { title: 'Fees', text_en: 'As listed.', sort: 1 }],
  [
    'maintenance',
    'move',
    { title_en: 'Move', from_date: '2026-12-01T02:00:00Z', until_date: '2026-12-01T03:00:00Z' },
  ],
  [
    'maintenance',
    'disks',
    { title_en: 'Disks', from_date: '2026-12-02T02:00:00Z', until_date: '2026-12-02T03:00:00Z' },
  ],
  ['card-type', 'gold', { name: 'Gold', sort: 2 }],
  ['card-type', 'plain', { name: 'Plain', sort: 1 }],
  ['charge-item', 'charge-50', { amount: '50', usdc_required: '50', usdt_required: '50', sort: 2 }],
  ['charge-item', 'charge-100', { amount: '100', usdc_required: '100', usdt_required: '100', sort: 1 }],
  ['precharge-item', 'first-50', { amount: '50', sort: 2 }],
  ['precharge-item', 'first-100', { amount: '100', sort: 1 }],
  ['agent', 'agent-b', { name: 'Bee', key_id: 'none-b', access_interval: 10 }],
  ['agent', 'agent-a', { name: 'Ant', key_id: 'none-a', access_interval: 5 }],
]

/** Something in most lists: reference data of every kind, and what two members have done. */
export const seedLists = async (api: Api): Promise<{ readonly member: Person; readonly admin: Person }> => {
  await seedCatalogue(api)
  for (const [kind, id, value] of entries) await saveEntry(api, kind, id, value)
  const [member, other] = [await api.person('ada'), await api.person('ben')]
  const admin = await api.person('root', { role: 'superadmin' })
  const waiting = await submitTopUp(api, member, 'USD', '5.00')
  await fund(api, member, 'USD', '100.00')
  await fund(api, other, 'USD', '20.00')
  await swapForUsdc(api, member, '10.00')
  // Asked for first, and booked last.
  await api.post('/topup/approve/S', { id: waiting }, { as: admin })
  await bankOf(api, member, admin)
  await giveAddress(api, member, addressNumber(1))
  await topUp(api, member, { currency: 'USDC', network: 'ERC20', amount: '30' })
  for (const amount of ['40', '50']) await topUp(api, member, { currency: 'USD', network: 'ERC20', amount })
  await proofOf(api, member)
  await shown(api)
  return { member, admin }
}

const saveEntry = async (
  { ledger, catalogue }: Api,
  kind: KindName,
  id: string,
  value: Record<string, unknown>,
): Promise<void> => {
  const outcome = await ledger.handle(catalogueDecider, catalogueId(kind, id), {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: { type: 'SaveEntry', input: { kind, id, value } },
  })
  if (outcome.kind === 'refused') throw new Error(`the catalogue refuses ${id}: ${outcome.refusal.kind}`)
  if (outcome.position) await catalogue.seen(outcome.position)
}
