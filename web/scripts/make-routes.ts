import { writeFile } from 'node:fs/promises'
import { type AnyContract, contract, mayMake, ownReadModels, wire } from '@strongroom/shared'
import { fieldsOf, isPaged, isRanged, isUpwards, sortsOf } from './list-fields.ts'

// `npm run routes`: writes what the browser has to know of the calls without loading the contract's schemas: the method and
// the path of each, by which fields and columns a list is filtered and sorted, which roles may make a call that not every administrator may make, and which read models an answer is made of.
const calls: readonly (readonly [name: string, call: AnyContract])[] = Object.entries(contract)
  .flatMap(([group, each]) =>
    Object.entries(each).map(([name, call]) => [`${group}.${name}`, call as AnyContract] as const),
  )
  .toSorted(([a], [b]) => (a < b ? -1 : 1))

const head =
  '// Made from the contract by `npm run routes -w web`; the compiler refuses it when it does not fit the contract.\n'
const write = (file: string, text: string) => writeFile(`${import.meta.dirname}/../src/client/${file}`, text)

/** Administrators' calls are in files of their own, which no other visitor loads: those that read, and the others. */
const routesOf = (which: (call: AnyContract) => boolean): string =>
  calls
    .filter(([, call]) => which(call))
    .map(([name, { method, path }]) => `  '${name}': '${method} ${path}',`)
    .join('\n')
const writeRoutes = (file: string, constant: string, type: string, which: (call: AnyContract) => boolean) =>
  write(
    file,
    `import type { ${type.split('<')[0]} } from './routes-of.ts'

${head}export const ${constant} = {
${routesOf(which)}
} as const satisfies ${type}
`,
  )
const isOffice = ({ audience }: AnyContract) => audience === 'admin'
const isGet = ({ method }: AnyContract) => method === 'GET'
await writeRoutes('routes.gen.ts', 'routes', 'RoutesOf<false>', call => !isOffice(call))
await writeRoutes('office-gets.gen.ts', 'officeGets', 'OfficeGets', call => isOffice(call) && isGet(call))
await writeRoutes('office-acts.gen.ts', 'officeActs', 'OfficeActs', call => isOffice(call) && !isGet(call))

const quoted = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ')
const listsOf = (which: (call: AnyContract) => boolean) =>
  calls.flatMap(([name, call]) => {
    const { filter, answer, common = [] } = call
    if (!which(call) || !filter || !isPaged(answer)) return []
    const sorts = sortsOf(filter)
    // Screens filter by what the list itself declares; those that every list has beside it are for other clients.
    const own = fieldsOf(filter).filter(([field]) => !common.some(each => each === field))
    const fields = own.map(([field, kind]) => `${field}: '${kind}'`)
    const marks = `${isUpwards(filter) ? ' upwards: true,' : ''}${isRanged(filter) ? ' ranged: true,' : ''}`
    return [
      `  '${name}': { sorts: [${quoted(sorts)}],${marks} fields: {${fields.length > 0 ? ` ${fields.join(', ')} ` : ''}} },`,
    ]
  })
const writeLists = (file: string, constant: string, type: string, which: (call: AnyContract) => boolean) =>
  write(
    file,
    `import type { ${type.split('<')[0]} } from './list-fields.ts'

${head}export const ${constant} = {
${listsOf(which).join('\n')}
} as const satisfies ${type}
`,
  )
await writeLists('lists.gen.ts', 'lists', 'ListsOf<false>', call => !isOffice(call))
await writeLists('office-lists.gen.ts', 'officeLists', 'ListsOf<true>', isOffice)

const slow = calls.filter(([, { takesLong }]) => takesLong).map(([name]) => name)
await write(
  'slow.gen.ts',
  `import type { CallName } from '@strongroom/shared'

${head}export const slow: readonly CallName[] = [${quoted(slow)}]
`,
)

/** Each name of a picklist, in its order; the compiler names one that the file lacks. */
const namesOf = (constant: string, type: string, names: readonly string[]): string =>
  `const ${constant}Written = [${quoted(names)}] as const
export const ${constant}: Complete<
  Exclude<wire.${type}, (typeof ${constant}Written)[number]>,
  readonly wire.${type}[]
> = ${constant}Written
`
await write(
  'kinds.gen.ts',
  `import type { Complete, wire } from '@strongroom/shared'

${head}${namesOf('caseKinds', 'CaseKind', wire.caseKind.options)}
${namesOf('proposalKinds', 'ProposalKind', wire.proposalKind.options)}`,
)

const administrators = wire.role.options.filter(role => role !== 'member')
const bounded = calls.flatMap(([name, call]) => {
  const roles = administrators.filter(role => mayMake(call, role))
  if ((call.audience !== 'admin' && call.audience !== 'both') || roles.length === administrators.length)
    return []
  return [`  '${name}': [${quoted(roles)}],`]
})
await write(
  'roles.gen.ts',
  `import type { CallName, wire } from '@strongroom/shared'

${head}export const rolesOf = {
${bounded.join('\n')}
} as const satisfies { readonly [N in CallName]?: readonly wire.Role[] }
`,
)

const readsOf = (isOffice: boolean): string =>
  calls
    .flatMap(([name, { audience, method, changes, reads = [] }]) =>
      (audience === 'admin') === isOffice && method === 'GET' && !changes && reads.length > 0
        ? [`  '${name}': [${quoted(reads)}],`]
        : [],
    )
    .join('\n')
await write(
  'reads.gen.ts',
  `import type { CallName, ReadModel } from '@strongroom/shared'

${head}export const reads = {
${readsOf(false)}
} as const satisfies { readonly [N in CallName]?: readonly ReadModel[] }

/** Read models that move only by what a member is told of. */
export const ownReadModels = [${quoted(ownReadModels)}] as const satisfies readonly ReadModel[]
`,
)
await write(
  'office-reads.gen.ts',
  `import type { CallName, ReadModel } from '@strongroom/shared'

${head}export const officeReads = {
${readsOf(true)}
} as const satisfies { readonly [N in CallName]?: readonly ReadModel[] }
`,
)
