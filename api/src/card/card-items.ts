import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { bySort, catalogueCalls } from '../catalogue/keep-catalogue.ts'
import { type AnyCall, call } from '../http/call.ts'
import { rows } from '../http/replies.ts'

const items = [
  { kind: 'charge-item', base: '/chargeItems', what: 'charge item', entry: wire.chargeItem },
  { kind: 'precharge-item', base: '/prechargeItems', what: 'pre-charge item', entry: wire.prechargeItem },
] as const
type Items = (typeof items)[number]

/** Amounts that members choose from when they charge a card or open one: kept like all reference data. */
export const cardItems = (parts: Parts): readonly AnyCall[] => items.flatMap(each => itemCalls(parts, each))

const itemCalls = (parts: Parts, { kind, base, what, entry }: Items): readonly AnyCall[] => {
  const answer = wire.records(entry.record as typeof wire.prechargeItem.record)
  const all = () => [...parts.catalogue.list(kind)].sort(bySort)
  return [
    ...catalogueCalls(parts, {
      kind,
      base,
      what,
      save: `${base}/{id}/S`,
      paged: true,
      body: entry.body,
      record: entry.record,
    }),
    call({
      method: 'GET',
      path: `${base}/userList/S`,
      audience: 'user',
      summary: `Every ${what} that is offered`,
      changes: false,
      answer,
      handler: async () => rows(all().filter(({ status }) => status === 1)),
    }),
    call({
      method: 'GET',
      path: `${base}/list2/S`,
      audience: 'admin',
      summary: `Every ${what}, on one page`,
      changes: false,
      answer,
      handler: async () => rows(all()),
    }),
  ]
}
