import { contract } from '@strongroom/shared'
import { bySort, catalogueCalls } from '../catalogue/keep-catalogue.ts'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { rows } from '../http/replies.ts'
import { cardItemCsv } from './csv-words.ts'

const items = [
  { kind: 'charge-item', calls: contract.chargeItem },
  { kind: 'precharge-item', calls: contract.prechargeItem },
] as const
type Items = (typeof items)[number]

/** Amounts that members choose from when they charge a card or open one: kept like all reference data. */
export const cardItems = (parts: Parts): readonly AnyCall[] => items.flatMap(each => itemCalls(parts, each))

const itemCalls = (parts: Parts, { kind, calls }: Items): readonly AnyCall[] => {
  const all = () => [...parts.catalogue.list(kind)].sort(bySort)
  return [
    ...catalogueCalls(parts, { kind, calls, csv: cardItemCsv }),
    implement(calls.offered, { handler: async () => rows(all().filter(({ status }) => status === 1)) }),
    implement(calls.all, { handler: async () => rows(all()) }),
  ]
}
