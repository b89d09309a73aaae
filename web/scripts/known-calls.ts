import { type AnyContract, contract, mayMake, ownReadModels, wire } from '@strongroom/shared'
import type { Plugin } from 'vite'
import { fieldsOf, isDated, isPaged, isRanged, isUpwards, sortsOf } from './list-fields.ts'

type Named = readonly [name: string, call: AnyContract]

const calls: readonly Named[] = Object.entries(contract).flatMap(([group, each]) =>
  Object.entries<AnyContract>(each).map(([name, call]) => [`${group}.${name}`, call] as const),
)

const administrators = wire.role.options.filter(role => role !== 'member')

const routesOf = (which: readonly Named[]) =>
  Object.fromEntries(which.map(([name, { method, path }]) => [name, `${method} ${path}`]))

/** Screens filter by what a list itself declares; the fields that every list has beside it are for other clients. */
const listsOf = (which: readonly Named[]) =>
  Object.fromEntries(
    which.flatMap(([name, { filter, answer, common = [] }]) => {
      if (!filter || !isPaged(answer)) return []
      const own = fieldsOf(filter).filter(([field]) => !common.some(each => each === field))
      const marks = {
        ...(isUpwards(filter) ? { upwards: true } : {}),
        ...(isRanged(filter) ? { ranged: true } : {}),
        ...(isDated(filter) ? {} : { undated: true }),
      }
      return [[name, { sorts: sortsOf(filter), ...marks, fields: Object.fromEntries(own) }]]
    }),
  )

const readsOf = (which: readonly Named[]) =>
  Object.fromEntries(
    which.flatMap(([name, { method, changes, reads = [] }]) =>
      method === 'GET' && !changes && reads.length > 0 ? [[name, reads]] : [],
    ),
  )

/** Roles that may make a call, of the calls that not every administrator may make. */
const rolesOf = () =>
  Object.fromEntries(
    calls.flatMap(([name, call]) => {
      const roles = administrators.filter(role => mayMake(call, role))
      const isBounded = call.audience === 'admin' || call.audience === 'both'
      return isBounded && roles.length < administrators.length ? [[name, roles]] : []
    }),
  )

const office = calls.filter(([, { audience }]) => audience === 'admin')
const others = calls.filter(([, { audience }]) => audience !== 'admin')

/** The exports of each module. Administrators' calls are in modules of their own, which no other visitor loads. */
const modules: Readonly<Record<string, object>> = {
  routes: { routes: routesOf(others) },
  lists: { lists: listsOf(others) },
  reads: { reads: readsOf(others), ownReadModels },
  slow: { slow: calls.flatMap(([name, { takesLong }]) => (takesLong ? [name] : [])) },
  roles: { rolesOf: rolesOf() },
  office: { routes: routesOf(office), lists: listsOf(office), reads: readsOf(office) },
  kinds: { caseKinds: wire.caseKind.options, proposalKinds: wire.proposalKind.options },
}

const PREFIX = 'virtual:calls/'
const RESOLVED = `\0${PREFIX}`

/**
 * Answers imports of `virtual:calls/…` with what the browser has to know of the calls, without the contract's schemas: methods and
 * paths, by which fields and columns lists are filtered and sorted, which roles may, and which read models an answer is made of.
 */
export const knownCalls = (): Plugin => ({
  name: 'known-calls',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(RESOLVED)) return
    const exported = modules[id.slice(RESOLVED.length)]
    if (!exported) throw new Error(`Nothing of the calls is called ${id.slice(1)}`)
    const lines = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    return { code: lines.join('\n'), moduleSideEffects: false, moduleType: 'js' }
  },
})
