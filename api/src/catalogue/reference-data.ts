import { contract, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { bySort, catalogueCalls, checkUnique, loadedEntry } from '../platform/reference/catalogue-calls.ts'
import { usesOf } from '../platform/reference/in-use.ts'
import { keeper } from '../platform/reference/keep-catalogue.ts'
import { withEveryCountry, withEveryDialCode } from './every-country.ts'

const shown = <R extends { readonly status: number }>(all: readonly R[]) =>
  all.filter(({ status }) => status === 1)

const houseBank = implement(contract.catalogue.houseBank, {
  handler: async ({ session, params: { id } }, { catalogue }) => {
    const found = catalogue.get('sys-bank', id)
    if (!found || (found.status !== 1 && !session.admin)) throw HttpError.unknown()
    return rows([{ ...found, id }])
  },
})

const houseBankById = implement(contract.catalogue.houseBankById, {
  handler: async ({ session, params: { id } }, { catalogue }) => {
    const all = catalogue.list('sys-bank')
    const visible = session.admin ? all : shown(all)
    return rows(visible.filter(({ account_type }) => id === 'all' || String(account_type) === id))
  },
})

const showProductBank = implement(contract.catalogue.showProductBank, {
  loadedNow: loadedEntry({ kind: 'product-bank' }),
  handler: async (ask, parts) => {
    const { catalogue } = parts
    const products = keeper(parts, 'product-bank')
    const { id, reason } = ask.body
    const found = catalogue.get('product-bank', id)
    const is_show = ask.body.is_show ?? (found?.is_show === 1 ? 0 : 1)
    return found
      ? products.save(ask, { ...found, id, is_show, reason })
      : refusalOf({ kind: 'entry-unknown' })
  },
})

const bankCategory = implement(contract.catalogue.bankCategory, {
  handler: async ({ params: { id } }, { catalogue }) => {
    const all = [...catalogue.list('bank-category')].sort(bySort)
    return rows(id === 'all' ? all : all.filter(each => each.id === id))
  },
})

const areaCodes = implement(contract.catalogue.areaCodes, {
  handler: async (_, { catalogue }) =>
    rows(withEveryDialCode(catalogue.list('area-code'), catalogue.list('country'))),
})

const countries = implement(contract.catalogue.countries, {
  handler: async (_, { catalogue }) => rows(withEveryCountry(catalogue.list('country'))),
})

const uses = implement(contract.catalogue.uses, {
  handler: async ({ params: { kind, id } }, parts) => rows(await usesOf(parts, kind as wire.UsedKind, id)),
})

type BankList = {
  readonly kind: 'external-bank' | 'product-bank'
  readonly calls: typeof contract.externalBank | typeof contract.productBank
  readonly unique: readonly string[]
}

/** Lists whose banks are created and edited by calls of their own. */
const bankList = ({ kind, calls, unique }: BankList): readonly Call[] => [
  ...catalogueCalls({ kind, calls }),
  implement(calls.create, {
    handler: async (ask, parts) => {
      const { id: _, ...value } = ask.body
      await checkUnique(parts, { kind, unique }, ask, value)
      return keeper(parts, kind).save(ask, value)
    },
  }),
  implement(calls.edit, {
    loadedNow: loadedEntry({ kind }),
    handler: async (ask, parts) => {
      if (ask.body.id === undefined) return refusalOf({ kind: 'entry-unknown' })
      await checkUnique(parts, { kind, unique }, ask, ask.body)
      return keeper(parts, kind).save(ask, ask.body)
    },
  }),
]

/** Banks, invite codes, area codes and countries: kept like all reference data, with the paths their calls have. */
export const referenceData: readonly Call[] = [
  ...catalogueCalls({
    kind: 'sys-bank',
    calls: contract.sysBank,
    // One account may take deposits of several types.
    unique: ['account_number', 'bank_name', 'account_type'],
  }),
  houseBank,
  houseBankById,
  ...bankList({
    kind: 'external-bank',
    calls: contract.externalBank,
    unique: ['bank_name', 'country', 'account_type'],
  }),
  ...bankList({
    kind: 'product-bank',
    calls: contract.productBank,
    // One account may serve members of several types.
    unique: ['account_number', 'bank_name', 'user_type'],
  }),
  showProductBank,
  ...catalogueCalls({ kind: 'bank-category', calls: contract.bankCategory, unique: ['category_name'] }),
  bankCategory,
  ...catalogueCalls({ kind: 'send-fee', calls: contract.sendFee }),
  ...catalogueCalls({ kind: 'invite-code', calls: contract.inviteCode }),
  ...catalogueCalls({
    kind: 'area-code',
    calls: contract.areaCode,
    unique: ['name', 'code'],
    show: record => ({ ...record, code: `+${String(record.code).replace('+', '')}` }),
  }),
  areaCodes,
  ...catalogueCalls({ kind: 'country', calls: contract.country, unique: ['name'] }),
  countries,
  uses,
]
