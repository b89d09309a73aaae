import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { circlesOf } from './house/circles.ts'
import { root } from './tool.ts'

// The folders of a room are a stair: each imports those below it, and none imports its way back up. So a folder can be read, moved
// and tested with what lies below it alone.

const rooms = ['shared', 'ledger', 'projections', 'workers', 'api', 'web'] as const

/** A folder is the first below `src`, and below one of these the second. */
const shelves: readonly string[] = ['features', 'platform']

/** Floors of a room, the lowest first; a folder that stands on none of them is a capability, above them all. */
const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  api: [['command', 'csv', 'http', 'logging', 'process', 'tracing', 'vault'], ['platform']],
  web: [['i18n'], ['client'], ['parts', 'look'], ['platform'], ['features'], ['app']],
}

const floorOf = (room: string, folder: string): number => {
  const [shelf = ''] = folder.split('/')
  const known = floors[room] ?? []
  const at = known.findIndex(names => names.includes(shelf))
  return at === -1 ? known.length : at
}

/** Capabilities of web that show those of others, and that none of the others imports. */
const showsAll: readonly string[] = ['account', 'office', 'wallet']

/** Capabilities of web that another one shows, because the domain joins the two: a card is paid for by a bank deposit. */
const joined: Readonly<Record<string, readonly string[]>> = {
  audit: ['operations'],
  card: ['bank', 'chain'],
  'pay-qr': ['quick-pay'],
  payment: ['bank'],
  statement: ['audit', 'payment'],
  'top-up': ['chain'],
  vip: ['bank'],
  withdrawal: ['bank'],
}

/** Machinery of api that stands above the capabilities and runs over their registries: it imports the inside of none. */
const overRegistries: readonly string[] = ['office']

const isInside = (room: string, from: string, to: string): boolean =>
  room === 'api' && overRegistries.includes(from) && floorOf(room, to) === floorOf(room, from)

const capabilityOf = (folder: string): string | undefined => /^features\/([^/]+)$/.exec(folder)?.[1]

const isForeign = (from: string, to: string): boolean => {
  const [one, other] = [capabilityOf(from), capabilityOf(to)]
  if (one === undefined || other === undefined || showsAll.includes(one)) return false
  return !joined[one]?.includes(other)
}

const isProduction = (file: string): boolean =>
  !/\.(gen|d)\.tsx?$/.test(file) && !/(\.(test|suite|contract)\.tsx?$|\/testing\/)/.test(file)

/** The folder of a file, without its room; nothing for a file right below `src`, which stands above or below all of them. */
const folderOf = (file: string): string | undefined => {
  const [, , first, second, third] = file.split('/')
  if (second === undefined) return undefined
  return first !== undefined && shelves.includes(first) && third !== undefined ? `${first}/${second}` : first
}

const sourcesOf = (room: string): readonly string[] =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => `${room}/src/${path}`)
    .filter(file => /\.tsx?$/.test(file) && isProduction(file))
    .toSorted()

/** The folders that each folder of a room imports, each with the first file that does. */
const importsOf = (room: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const found = new Map<string, Map<string, string>>()
  for (const file of sourcesOf(room)) {
    const from = folderOf(file)
    if (from === undefined) continue
    const own = found.get(from) ?? new Map<string, string>()
    found.set(from, own)
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g,
    )) {
      const to = folderOf(normalize(join(dirname(file), path)))
      if (to !== undefined && to !== from && !own.has(to)) own.set(to, `${file} imports ${path}`)
    }
  }
  return found
}

type Imports = ReturnType<typeof importsOf>

/** The imports of a room that a rule finds wrong, a line each. */
const linesOf = (imports: Imports, isWrong: (from: string, to: string) => boolean): readonly string[] =>
  [...imports].flatMap(([from, all]) =>
    [...all].flatMap(([to, how]) => (isWrong(from, to) ? [`  ${from} → ${to}: ${how}`] : [])),
  )

/** Entries of `joined` that no import needs. */
const partedIn = (imports: Imports): readonly string[] =>
  Object.entries(joined).flatMap(([one, others]) =>
    others
      .filter(other => !imports.get(`features/${one}`)?.has(`features/${other}`))
      .map(other => `  ${one} → ${other}`),
  )

const said = (what: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [what, ...lines]

const wrong = rooms.flatMap(room => {
  const imports = importsOf(room)
  const circles = circlesOf(new Map([...imports].map(([from, to]) => [from, [...to.keys()]])))
  return [
    ...circles.flatMap(circle =>
      said(
        `${room}: these folders import each other in a circle:`,
        linesOf(imports, (from, to) => circle.includes(from) && circle.includes(to)),
      ),
    ),
    ...said(
      `${room}: these folders import from a floor above their own:`,
      linesOf(imports, (from, to) => floorOf(room, to) > floorOf(room, from)),
    ),
    ...said(
      `${room}: these capabilities import another that \`joined\` does not name for them:`,
      linesOf(imports, isForeign),
    ),
    ...said(
      `${room}: this machinery imports the inside of a capability, and not its registry:`,
      linesOf(imports, (from, to) => isInside(room, from, to)),
    ),
    ...(room === 'web' ? said('web: `joined` names what is not imported any more:', partedIn(imports)) : []),
  ]
})
console.log(wrong.join('\n') || 'no folder of a room imports its way back up')
if (wrong.length > 0)
  console.log('\nMove what both need into a folder below them (`platform` of api and web).')
process.exitCode = wrong.length > 0 ? 1 : 0
