import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An address as the build finds it in the sources. */
export type Found = {
  /** The router's name for it: `/_member/swap`; with a slash at the end for the page in a frame, `/admin/`. */
  readonly id: string
  /** Its address: `/swap`. */
  readonly path: string
  readonly isFrame: boolean
  /** Files that load when it is opened, in full. */
  readonly files: readonly string[]
}

const DECLARED = /\b(at|openAt|frameAt|movedAt)\(\s*'(\/[^']*)'/g
const IMPORTED = /\bimport\(\s*'(\.[^']+)'/g
const NAMED = /^const (\w+) =/gm

/** Parts of a text that begin where it matches, each with its match. */
const partsOf = (text: string, begin: RegExp) => {
  const matches = [...text.matchAll(begin)]
  return matches.map((match, at) => ({ match, part: text.slice(match.index, matches[at + 1]?.index) }))
}

/** The paths that a part of a text loads: by itself, and by a constant above that it names. */
const loadedIn = (part: string, constants: ReadonlyMap<string, string>): readonly string[] => {
  const named = [...constants].filter(([name]) => new RegExp(`\\b${name}\\b`).test(part))
  return [part, ...named.map(([, text]) => text)].flatMap(text =>
    [...text.matchAll(IMPORTED)].flatMap(([, path]) => path ?? []),
  )
}

type Declared = Omit<Found, 'id'> & { readonly isOpen: boolean }

const declaredIn = (file: string): readonly Declared[] => {
  const text = readFileSync(file, 'utf8')
  const list = text.indexOf('export const addresses')
  const constants = new Map(
    partsOf(text.slice(0, list), NAMED).map(({ match, part }) => [match[1] ?? '', part]),
  )
  return partsOf(text.slice(list), DECLARED).map(({ match: [, call, path], part }) => ({
    path: path ?? '',
    isFrame: call === 'frameAt',
    isOpen: call === 'openAt',
    files: loadedIn(part, constants).map(each => join(dirname(file), each)),
  }))
}

/** Frames around a page, the outermost first, and itself. */
export const shownWith = (page: string, frames: readonly string[]): readonly string[] => [
  ...frames
    .filter(frame => frame !== page && `${page}/`.startsWith(`${frame}/`))
    .toSorted((a, b) => a.length - b.length),
  page,
]

const idOf = ({ path, isFrame, isOpen }: Declared, frames: readonly string[]): string => {
  if (isFrame) return path
  const id = isOpen || path.startsWith('/admin') ? path : `/_member${path}`
  return frames.includes(id) ? `${id}/` : id
}

/** Finds every address in the `addresses.ts` of the folders. @param sources folder of the client's sources */
export const addressesIn = (sources: string): readonly Found[] => {
  const declared = globSync('{app,features/*}/addresses.ts', { cwd: sources })
    .toSorted()
    .flatMap(file => declaredIn(join(sources, file)))
  const frames = declared.filter(({ isFrame }) => isFrame).map(({ path }) => path)
  return declared.map(each => {
    const { path, isFrame, files } = each
    return { id: idOf(each, frames), path, isFrame, files }
  })
}
