import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { circlesOf } from './house/circles.ts'
import { root } from './tool.ts'

// The folders of a room are a stair: each imports those below it, and none imports its way back up. So a folder can be read, moved
// and tested with what lies below it alone.

const rooms = ['shared', 'ledger', 'projections', 'workers', 'api', 'web'] as const

/** A folder is the first below `src`, and below one of these the second. */
const shelves: readonly string[] = ['features', 'platform']

/** Circles that still stand; none is added, and one that is gone leaves this list. */
const standing: Readonly<Record<string, number>> = { web: 21 }

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

/** Each import that leads from a folder of a circle to another one of it. */
const within = (circle: readonly string[], imports: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  circle.flatMap(from =>
    [...(imports.get(from) ?? [])].flatMap(([to, how]) =>
      circle.includes(to) ? [`  ${from} → ${to}: ${how}`] : [],
    ),
  )

const wrong = rooms.flatMap(room => {
  const imports = importsOf(room)
  const circles = circlesOf(new Map([...imports].map(([from, to]) => [from, [...to.keys()]])))
  const folders = circles.flat().length
  const known = standing[room] ?? 0
  if (folders === known) return []
  if (folders < known)
    return [`${room}: ${folders} folders lie in a circle and not ${known} any more: lower \`standing\``]
  return circles.flatMap(circle => [
    `${room}: these folders import each other in a circle:`,
    ...within(circle, imports),
  ])
})
const left = Object.entries(standing).map(([room, folders]) => `${folders} of ${room}`)
console.log(wrong.join('\n') || `no new folder lies in a circle; those that still do: ${left.join(', ')}`)
if (wrong.length > 0)
  console.log('\nMove what both need into a folder below them (`platform` of api and web).')
process.exitCode = wrong.length > 0 ? 1 : 0
