import { getCatalogueEntry, listCatalogue } from '@strongroom/projections/catalogue'
import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { one, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { catalogueCalls, loadedEntry } from '../platform/reference/catalogue-calls.ts'
import { keeper, recordOf } from '../platform/reference/keep-catalogue.ts'

type Plan = Record<string, unknown> & { readonly id: string }

/** 0 current, 1 fixed term. */
const withType = <R extends Record<string, unknown>>(plan: R) => ({ ...plan, type: plan.term === 0 ? 0 : 1 })

/** The type follows from the term, and may be said beside it. */
const withoutType = <P extends { readonly type?: number | undefined; readonly term: number }>({
  type,
  ...plan
}: P) => {
  if (type !== undefined && type !== withType(plan).type)
    throw HttpError.invalid([{ path: 'type', message: '0 current, 1 fixed term' }])
  return plan
}

/** As administrators sort currencies, and within one by the months a plan runs. */
const byTerm = (a: Plan, b: Plan): number =>
  Number(a.sort ?? 0) - Number(b.sort ?? 0) ||
  String(a.currency).localeCompare(String(b.currency), 'en') ||
  Number(a.term) - Number(b.term)

const add = implement(contract.plan.add, {
  handler: (ask, parts) => keeper(parts, 'fixed-deposit-plan', withType).save(ask, withoutType(ask.body)),
})

const edit = implement(contract.plan.edit, {
  loadedNow: loadedEntry({ kind: 'fixed-deposit-plan', show: withType }),
  handler: (ask, parts) => keeper(parts, 'fixed-deposit-plan', withType).save(ask, withoutType(ask.body)),
})

const plan = implement(contract.earn.plan, {
  handler: async ({ params, session }, { db }) => {
    const found = await getCatalogueEntry(db, 'fixed-deposit-plan', params.id)
    if (!found || (!session.admin && found.value.status !== 1)) throw HttpError.unknown()
    return one(withType(recordOf(found)))
  },
})

const planById = implement(contract.earn.planById, {
  handler: async ({ params: { id: which }, session }, { db }) => {
    const all = (await listCatalogue(db, 'fixed-deposit-plan')).map(row => withType(recordOf(row) as Plan))
    const wanted = all.filter(
      plan => which === 'all' || plan.id === which || plan.currency === which || String(plan.type) === which,
    )
    const shown = session.admin ? wanted : wanted.filter(plan => plan.status === 1)
    return rows(shown.sort(byTerm))
  },
})

/** The plans of fixed deposits. Adding and editing are two calls here, where other kinds have one. */
export const fixedDepositPlans: readonly Call[] = [
  ...catalogueCalls({ kind: 'fixed-deposit-plan', calls: contract.plan }),
  add,
  edit,
  plan,
  planById,
]
