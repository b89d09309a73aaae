import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '@strongroom/shared'
import { root } from './tool.ts'

// npm leaves optional packages for other platforms out of package-lock.json when it cannot fetch them, and `npm ci` then calls
// the lock incomplete (npm/cli#9846). This adds the missing ones, from the packages' own declarations, and asks for the sums of those
// that have none. Run it after `npm install`: `npm run complete-lock`.
export type Locked = {
  readonly version: string
  readonly integrity?: string
  readonly link?: true
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Record<string, Locked>

const systems: Readonly<Record<string, string>> = {
  ...same(
    'darwin',
    'linux',
    'android',
    'win32',
    'freebsd',
    'openbsd',
    'netbsd',
    'sunos',
    'openharmony',
    'aix',
  ),
  windows: 'win32',
}
const processors: Readonly<Record<string, string>> = {
  ...same('x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'),
  64: 'x64',
  gnueabihf: 'arm',
  musleabihf: 'arm',
  eabi: 'arm',
}

/** The entries a lock should have and has not. Throws when one cannot be told apart from a package that is really missing. */
export const missingEntries = (packages: Packages): Packages => {
  const missing: Packages = {}
  for (const [at, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(packages, at, name) || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      }
    }
  }
  return missing
}

/** Where a lock has packages of others without a sum: they would be taken as whatever comes. */
export const unsummed = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([at, { link, integrity }]) =>
    at.includes('node_modules/') && !link && !integrity ? [at] : [],
  )

/** The packages, each with its sum. `sumOf` asks for that of `name@version`. */
export const withSums = (packages: Packages, sumOf: (name: string) => string): Packages => {
  const summed = unsummed(packages).map(at => {
    const { version, ...rest } = present(packages[at], `The package at ${at}`)
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [at, { version, integrity: sumOf(`${name}@${version}`), ...rest }] as const
  })
  return { ...packages, ...Object.fromEntries(summed) }
}

/** As Node looks for it: from where it is asked for upwards. */
const isFound = (packages: Packages, at: string, name: string): boolean => {
  for (let from = at; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
    if (from === '') return false
  }
}

const platformOf = (name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> => {
  const words = name.split(/[-_/@]/)
  const os = words.map(word => systems[word]).find(Boolean)
  const cpu = words.map(word => processors[word]).find(Boolean)
  const musl = words.some(word => word.startsWith('musl'))
  if (!os || !cpu)
    throw new Error(`${name} is missing from the lock, and its name does not say for which platform it is`)
  if (os === process.platform && cpu === process.arch && !musl)
    throw new Error(`${name} is missing, and is for this platform`)
  return { os: [os], cpu: [cpu], ...(musl ? { libc: ['musl'] } : {}) }
}

function same(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, name]))
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json')
  const lock: { packages: Packages } = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock.packages)
  const sumOf = (name: string) =>
    execFileSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' }).trim()
  const all = Object.entries(withSums({ ...lock.packages, ...missing }, sumOf))
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} entries for other platforms added`)
}
