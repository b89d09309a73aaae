import { randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import type { Api } from './api.ts'

const currency = (currency_code: string, currency_name: string, type: 0 | 1 | 2, scale: number, status = 1) =>
  ['currency', currency_code, { currency_code, currency_name, type, scale, status }] as const
const network = (network_code: string) =>
  ['network', network_code, { network_code, network_name: network_code }] as const
const pair = (code: string, network_code: string) =>
  ['fixed-network', `${code}-${network_code}`, { currency: code, network_code }] as const
const rate = (source: string, target: string, is = '1') =>
  [
    'swap-rate',
    `${source}-${target}`,
    { source, target, rate: is, feeRate: '0.003', vipFeeRates: { 3: '0.001' } },
  ] as const

/** A small catalogue: USD, USDC, BTC and a hidden currency, two networks, and swaps between USD and USDC. */
export const seedCatalogue = async (
  { ledger, catalogue }: Api,
  rates: Record<string, string> = {},
): Promise<void> => {
  const entries = [
    currency('USD', 'US Dollar', 1, 2),
    currency('USDC', 'USD Coin', 2, 6),
    currency('BTC', 'Bitcoin', 0, 8),
    currency('HIDDEN', 'Hidden', 0, 8, 0),
    network('ERC20'),
    network('BANK'),
    pair('USDC', 'ERC20'),
    pair('USD', 'BANK'),
    rate('USD', 'USDC', rates['USD-USDC']),
    rate('USDC', 'USD'),
  ] as const
  for (const [kind, id, value] of entries) await saveEntry({ ledger, catalogue }, kind, id, value)
}

/** Saves an entry of the catalogue, and waits until the api has it. */
export const saveEntry = async (
  { ledger, catalogue }: Pick<Api, 'ledger' | 'catalogue'>,
  kind: KindName,
  id: string,
  value: Record<string, unknown>,
): Promise<void> => {
  const command = { type: 'SaveEntry', input: { kind, id, value } } as const
  const about = { id: randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
  const outcome = await ledger.handle(catalogueDecider, catalogueId(kind, id), { ...about, command })
  if (outcome.kind === 'refused') throw new Error(`the catalogue refuses ${id}: ${outcome.refusal.kind}`)
  if (outcome.position) await catalogue.seen(outcome.position)
}
