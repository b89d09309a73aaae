import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { rows } from '../http/replies.ts'
import { bySort, catalogueCalls, keeper } from './keep-catalogue.ts'

/** Banks, invite codes, area codes and countries: kept like all reference data, with the paths their calls have. */
export const referenceData = (parts: Parts): readonly AnyCall[] => {
  const { catalogue } = parts
  const shown = <R extends { readonly status: number }>(all: readonly R[]) =>
    all.filter(({ status }) => status === 1)
  const products = keeper(parts, 'product-bank')

  return [
    ...catalogueCalls(parts, { kind: 'sys-bank', calls: contract.sysBank }),
    implement(contract.catalogue.houseBank, {
      handler: async ({ session, params: { id } }) => {
        const found = catalogue.get('sys-bank', id)
        if (!found || (found.status !== 1 && !session.admin)) throw Problem.unknown()
        return rows([{ ...found, id }])
      },
    }),
    implement(contract.catalogue.houseBankById, {
      handler: async ({ session, params: { id } }) => {
        const all = catalogue.list('sys-bank')
        const visible = session.admin ? all : shown(all)
        return rows(visible.filter(({ account_type }) => id === 'all' || String(account_type) === id))
      },
    }),

    ...bankList(parts, { kind: 'external-bank', calls: contract.externalBank }),
    ...bankList(parts, { kind: 'product-bank', calls: contract.productBank }),
    implement(contract.catalogue.showProductBank, {
      handler: async ask => {
        const { id, is_show } = ask.body
        const found = catalogue.get('product-bank', id)
        return found ? products.save(ask, { ...found, id, is_show }) : refusalOf({ kind: 'entry-unknown' })
      },
    }),

    ...catalogueCalls(parts, { kind: 'bank-category', calls: contract.bankCategory }),
    implement(contract.catalogue.bankCategory, {
      handler: async ({ params: { id } }) => {
        const all = [...catalogue.list('bank-category')].sort(bySort)
        return rows(id === 'all' ? all : all.filter(each => each.id === id))
      },
    }),

    ...catalogueCalls(parts, { kind: 'send-fee', calls: contract.sendFee }),
    ...catalogueCalls(parts, { kind: 'invite-code', calls: contract.inviteCode }),

    ...catalogueCalls(parts, { kind: 'area-code', calls: contract.areaCode }),
    implement(contract.catalogue.areaCodes, {
      handler: async () => rows(shown(catalogue.list('area-code'))),
    }),

    ...catalogueCalls(parts, { kind: 'country', calls: contract.country }),
    implement(contract.catalogue.countries, {
      handler: async () => rows(shown(catalogue.list('country'))),
    }),
  ]
}

type BankList = {
  readonly kind: 'external-bank' | 'product-bank'
  readonly calls: typeof contract.externalBank | typeof contract.productBank
}

/** Lists whose banks are created and edited by calls of their own. */
const bankList = (parts: Parts, { kind, calls }: BankList): readonly AnyCall[] => {
  const kept = keeper(parts, kind)
  return [
    ...catalogueCalls(parts, { kind, calls }),
    implement(calls.create, {
      handler: ask => {
        const { id: _, ...value } = ask.body
        return kept.save(ask, value)
      },
    }),
    implement(calls.edit, {
      handler: async ask =>
        ask.body.id === undefined ? refusalOf({ kind: 'entry-unknown' }) : kept.save(ask, ask.body),
    }),
  ]
}
