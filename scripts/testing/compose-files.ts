import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../tool.ts'

/** A service as far as tests ask for it. */
export type Service = {
  readonly image?: string
  readonly user?: string
  readonly entrypoint?: readonly string[]
  readonly command?: readonly string[]
  readonly healthcheck?: { readonly test?: readonly string[] }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly configs?: readonly { readonly source: string; readonly target: string }[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly deploy?: { readonly replicas?: number }
}

/** Files as `docker compose -f … -f …` joins them, before it fills in variables. */
export type Composed = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}

/** Every set of files that the repository offers: the first alone, or with one laid over it. */
export const composeSets: readonly (readonly string[])[] = [
  ['docker-compose.yml'],
  ['docker-compose.yml', 'docker-compose.kurrentdb.yml'],
  ['docker-compose.yml', 'docker-compose.log-tls.yml'],
]

/** The text of a file at the top of the repository. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file alone, without Compose's own `!override`, which no other reader of YAML knows. */
export const composeFile = (file: string): Tree =>
  parse(textOf(file).replaceAll(/: !override\b/g, ':'), { merge: true })

/** Keys that a file replaces as a whole. */
const replacedBy = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^ *(\w+): !override\b/gm)].map(([, key = '']) => key)

/** The files as one, by Compose's rules for what stands here: maps are joined, volumes by their target, other lists replaced. */
export const composed = (files: readonly string[]): Composed => {
  let all: Tree = {}
  for (const file of files) all = joinedTop(all, composeFile(file), replacedBy(file))
  return all as Composed
}

/** A service alone has keys that are replaced. */
const joinedTop = (base: Tree, over: Tree, replaced: readonly string[]): Tree =>
  Object.fromEntries(
    Object.keys({ ...base, ...over }).map(key => [
      key,
      isTree(base[key]) && isTree(over[key])
        ? joined(base[key], over[key], key === 'services' ? replaced : [])
        : (over[key] ?? base[key]),
    ]),
  )

const joined = (base: Tree, over: Tree, replaced: readonly string[]): Tree => {
  const all: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const before = base[key]
    if (!replaced.includes(key) && isTree(before) && isTree(value)) all[key] = joined(before, value, replaced)
    else if (!replaced.includes(key) && key === 'volumes' && Array.isArray(before) && Array.isArray(value))
      all[key] = byTarget([...before, ...value])
    else all[key] = value
  }
  return all
}

const byTarget = (volumes: readonly string[]): readonly string[] => [
  ...new Map(volumes.map(volume => [volume.split(':')[1], volume])).values(),
]
