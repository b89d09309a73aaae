import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

// npm installs what a package merely may stand beside (`peerDependencies`), and what another workspace brings of that: TypeScript for
// valibot, Babel for lingui. Nothing that runs loads those. `node scripts/docker/runtime-packages.ts shared ledger …`, in a folder with
// package-lock.json and node_modules, removes all that the named rooms do not need.

type Locked = {
  readonly link?: true
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
export type Lock = { readonly packages: Readonly<Record<string, Locked>> }

/** Where a package is found from another one's folder, as Node looks for it: beside it, or in a folder above. */
const placeOf = (lock: Lock, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (lock.packages[place]) return place
    if (folder === '.' || folder === '') return undefined
  }
}

const neededBy = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Locked): readonly string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional),
]

/** The places (`node_modules/…`) of all packages that these rooms need while they run, by the lock. */
export const runtimePackages = (lock: Lock, rooms: readonly string[]): ReadonlySet<string> => {
  const needed = new Set<string>()
  const waiting = [...rooms]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const locked = lock.packages[place]
    if (!locked) throw new Error(`package-lock.json has no ${place}`)
    for (const name of neededBy(locked)) {
      const found = placeOf(lock, place, name)
      if (!found || needed.has(found)) continue
      needed.add(found)
      const { link, resolved } = lock.packages[found] ?? {}
      waiting.push(link && resolved ? resolved : found)
    }
  }
  return needed
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const needed = [...runtimePackages(lock, process.argv.slice(2))]
  const others = Object.keys(lock.packages).filter(
    place =>
      place.includes('node_modules/') && !needed.some(each => each === place || each.startsWith(`${place}/`)),
  )
  for (const place of others) rmSync(place, { recursive: true, force: true })
  console.log(`${needed.length} packages stay, of ${needed.length + others.length}`)
}
