import { contract, wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { rows } from '../http/replies.ts'
import { bySort, catalogueCalls, keeper, keepers } from './keep-catalogue.ts'

/** Banks, invite codes, area codes and countries: kept like all reference data, with the paths their calls have. */
export const referenceData = (parts: Parts): readonly AnyCall[] => {
  const { catalogue } = parts
  const shown = <R extends { readonly status: number }>(all: readonly R[]) =>
    all.filter(({ status }) => status === 1)
  const products = keeper(parts, 'product-bank')

  return [
    ...catalogueCalls(parts, {
      kind: 'sys-bank',
      base: '/sysbanks',
      what: 'bank of the house',
      body: wire.sysBank.body,
      record: wire.sysBank.record,
      without: ['one', 'list'],
    }),
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

    ...bankList(parts, {
      kind: 'external-bank',
      base: '/externalbanks',
      what: 'external bank',
      entry: wire.externalBank,
    }),
    ...bankList(parts, {
      kind: 'product-bank',
      base: '/isunbanks',
      what: 'product bank',
      entry: wire.productBank,
    }),
    implement(contract.catalogue.showProductBank, {
      handler: async ask => {
        const { id, is_show } = ask.body
        const found = catalogue.get('product-bank', id)
        return found
          ? products.save(ask as never, { ...found, id, is_show })
          : refusalOf({ kind: 'entry-unknown' })
      },
    }),

    ...catalogueCalls(parts, {
      kind: 'bank-category',
      base: '/bankcategorys',
      what: 'category of bank accounts',
      body: wire.bankCategory.body,
      record: wire.bankCategory.record,
      without: ['one', 'list'],
    }),
    implement(contract.catalogue.bankCategory, {
      handler: async ({ params: { id } }) => {
        const all = [...catalogue.list('bank-category')].sort(bySort)
        return rows(id === 'all' ? all : all.filter(each => each.id === id))
      },
    }),

    ...catalogueCalls(parts, {
      kind: 'send-fee',
      base: '/socfees',
      what: 'fee of sending on chain',
      isForMembers: true,
      body: wire.sendFee.body,
      record: wire.sendFee.record,
    }),
    ...catalogueCalls(parts, {
      kind: 'invite-code',
      base: '/sysinvitecodes',
      what: 'invite code',
      paged: true,
      body: wire.inviteCode.body,
      record: wire.inviteCode.record,
    }),

    ...catalogueCalls(parts, {
      kind: 'area-code',
      base: '/areacodes',
      what: 'area code',
      body: wire.areaCode.body,
      record: wire.areaCode.record,
    }),
    implement(contract.catalogue.areaCodes, {
      handler: async () => rows(shown(catalogue.list('area-code'))),
    }),

    ...catalogueCalls(parts, {
      kind: 'country',
      base: '/countrys',
      save: '/countrys/{id}/S',
      what: 'country',
      paged: true,
      body: wire.country.body,
      record: wire.country.record,
    }),
    implement(contract.catalogue.countries, {
      handler: async () => rows(shown(catalogue.list('country'))),
    }),
  ]
}

type BankList = {
  readonly kind: 'external-bank' | 'product-bank'
  readonly base: '/externalbanks' | '/isunbanks'
  readonly what: string
  readonly entry: typeof wire.externalBank | typeof wire.productBank
}

/** Lists whose banks are created and edited by calls of their own. */
const bankList = (parts: Parts, { kind, base, what, entry }: BankList): readonly AnyCall[] => {
  const kept = keeper(parts, kind)
  const shared = { method: 'POST', audience: 'admin', roles: keepers, changes: true } as const
  const saved = { body: entry.body as never, answer: wire.records(entry.record as never) }
  const generic = catalogueCalls(parts, {
    kind,
    base,
    what,
    paged: true,
    body: entry.body as never,
    record: entry.record,
    without: ['save'],
  })
  return [
    ...generic,
    call({
      ...shared,
      ...saved,
      path: `${base}/createBank/S`,
      summary: `Creates an entry: ${what}`,
      handler: ask => {
        const { id: _, ...value } = ask.body as Record<string, unknown>
        return kept.save(ask as never, value)
      },
    }),
    call({
      ...shared,
      ...saved,
      path: `${base}/editBank/S`,
      summary: `Edits an entry: ${what}`,
      handler: async ask => {
        const value = ask.body as Record<string, unknown> & { id?: string }
        return value.id === undefined ? refusalOf({ kind: 'entry-unknown' }) : kept.save(ask as never, value)
      },
    }),
  ]
}
