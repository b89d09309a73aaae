import { contract } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { bySort, catalogueCalls } from '../platform/reference/catalogue-calls.ts'
import { cardItemCsv } from './words.ts'

/** An item's prices under the specification's names too; of those that have prices. */
const withCoins = <R extends Readonly<Record<string, unknown>>>(item: R): R =>
  'usdc_required' in item ? { ...item, USDC: item.usdc_required, USDT: item.usdt_required } : item

const items = [
  { kind: 'charge-item', calls: contract.chargeItem },
  { kind: 'precharge-item', calls: contract.prechargeItem },
] as const
/** Amounts that members choose from when they charge a card or open one: kept like all reference data. */
export const cardItems: readonly Call[] = items.flatMap(({ kind, calls }) => [
  ...catalogueCalls({ kind, calls, csv: cardItemCsv, show: withCoins, unique: ['amount'] }),
  implement(calls.offered, {
    handler: async (_, parts) => rows(sorted(parts, kind).filter(({ status }) => status === 1)),
  }),
  implement(calls.all, { handler: async (_, parts) => rows(sorted(parts, kind)) }),
])

const sorted = ({ catalogue }: Parts, kind: (typeof items)[number]['kind']) =>
  [...catalogue.list(kind)].sort(bySort).map(item => withCoins({ ...item }))
