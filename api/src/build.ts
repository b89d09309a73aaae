import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '@strongroom/shared/config'

/** Running build: its version, and the git commit it was made from, where that is known. */
export type Build = { readonly version: string; readonly commit: string | null }

const root = resolve(import.meta.dirname, '../..')

/** The git commit that a work tree stands at, read without git; nothing where there is none or it cannot be read. Never throws. */
export const commitOf = (tree: string): string | null => {
  try {
    const folder = gitFolderOf(tree)
    const head = read(folder, 'HEAD')
    const [, ref] = /^ref: (.+)$/.exec(head) ?? []
    return hashIn(ref ? valueAt(ref, folder) : head)
  } catch {
    return null
  }
}

const read = (folder: string, file: string): string => readFileSync(resolve(folder, file), 'utf8').trim()

/** In a linked work tree `.git` is a file that names the folder. */
const gitFolderOf = (tree: string): string => {
  try {
    return resolve(tree, read(tree, '.git').replace(/^gitdir: /, ''))
  } catch {
    return resolve(tree, '.git')
  }
}

/** The value of a branch: in a file of its own, or among the packed ones. */
const valueAt = (ref: string, folder: string): string => {
  const common = resolve(folder, tried(folder, 'commondir') ?? '.')
  const packed = () =>
    tried(common, 'packed-refs')
      ?.split('\n')
      .find(line => line.endsWith(` ${ref}`))
  return tried(common, ref) ?? packed() ?? ''
}

const tried = (folder: string, file: string): string | undefined => {
  try {
    return read(folder, file)
  } catch {
    return undefined
  }
}

const hashIn = (text: string): string | null => /^[0-9a-f]{40,64}/.exec(text)?.[0] ?? null

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(resolve(root, 'api/package.json'), 'utf8'),
)
/** As of this process' start: the tree may move on while it runs. */
const fromTree = commitOf(root)

/** The build of this process: `BUILD_COMMIT` counts before what `.git` says. */
export const buildOf = ({ buildCommit }: Pick<Config, 'buildCommit'>): Build => ({
  version,
  commit: buildCommit ?? fromTree,
})
