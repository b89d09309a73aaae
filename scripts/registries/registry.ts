import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** A list that names something of every capability, written from the folders of the capabilities. */
export type Registry = {
  /** The file that holds the list. */
  readonly file: string
  /** The purpose of the list: its first line. */
  readonly about: string
  /** The folder in which the capabilities stand. */
  readonly folder: string
  /** The files that it is written from, by their names: sources when left out. */
  readonly files?: RegExp
  /** The lines of the list, from the files below that folder. */
  readonly lines: (files: readonly SourceFile[]) => readonly string[]
}

/** A file below the folder of the capabilities. */
export type SourceFile = {
  /** As the registry imports it: `../swap/swap.ts`. */
  readonly from: string
  /** The folder of its capability: `quick-pay`. */
  readonly capability: string
  readonly name: string
  readonly text: string
}

/** A capability's name in code: `quickPay`. */
export const inCode = (capability: string): string =>
  capability.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Each export that looks like one of the list, by its own name: `export { swap } from '../swap/swap.ts'`. */
export const exportsThat =
  (looks: RegExp): Registry['lines'] =>
  files =>
    files.flatMap(({ from, text }) => {
      const names = [...text.matchAll(looks)].map(([, name]) => name).toSorted()
      return names.length === 0 ? [] : [`export { ${names.join(', ')} } from '${from}'`]
    })

/** All exports of each file that is chosen. */
export const allOf =
  (isChosen: (file: SourceFile) => boolean): Registry['lines'] =>
  files =>
    files.filter(isChosen).map(({ from }) => `export * from '${from}'`)

type Joining = {
  readonly isChosen?: (file: SourceFile) => boolean
  /** Joined to one map unless said otherwise. */
  readonly as?: 'map' | 'list'
}

/** The maps of one file name, joined to one: `{ ...swap, ...topUp }`; or the lists. */
export const joined =
  (name: string, exported: string, { isChosen = () => true, as = 'map' }: Joining = {}): Registry['lines'] =>
  files => {
    const each = files.filter(file => file.name === name && isChosen(file))
    const imports = each.map(
      ({ capability, from }) => `import { ${exported} as ${inCode(capability)} } from '${from}'`,
    )
    const parts = each.map(({ capability }) => `  ...${inCode(capability)},`)
    const [open, close] = as === 'map' ? ['{', '} as const'] : ['[', '] as const']
    return [...imports, '', `export const ${exported} = ${open}`, ...parts, close]
  }

/** Each export that looks like one of the list, by the key that it says: `{ 'top-up': topUp }`. */
export const keyed =
  (name: string, looks: RegExp): Registry['lines'] =>
  files => {
    const found = files.flatMap(({ from, text }) =>
      [...text.matchAll(looks)].map(([, exported, key]) => ({ from, exported, key })),
    )
    const imports = found.map(({ from, exported }) => `import { ${exported} } from '${from}'`)
    const entries = found.map(({ exported, key = '' }) =>
      key === exported ? `  ${key},` : `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${exported},`,
    )
    return [...imports, '', `export const ${name} = {`, ...entries, '} as const']
  }

/** The exports of the files of a capability that are chosen, as one object under its name. */
export const objectsOf =
  (isChosen: (file: SourceFile) => boolean): Registry['lines'] =>
  files => {
    const chosen = files.filter(isChosen)
    const byCapability = Map.groupBy(chosen, ({ capability }) => capability)
    const several = [...byCapability].filter(([, own]) => own.length > 1)
    const imports = several.flatMap(([, own]) =>
      own.map(file => `import * as ${partOf(file)} from '${file.from}'`),
    )
    const single = [...byCapability].flatMap(([capability, [first, second]]) =>
      first && !second ? [`export * as ${inCode(capability)} from '${first.from}'`] : [],
    )
    const objects = several.flatMap(([capability, own]) => [
      `export const ${inCode(capability)} = {`,
      ...own.map(file => `  ...${partOf(file)},`),
      '} as const',
    ])
    return [...imports, '', ...single, '', ...objects]
  }

/** `chain/office-calls.ts` is `chainOfficeCalls`. */
const partOf = ({ capability, name }: SourceFile) => inCode(`${capability}-${basename(name, '.ts')}`)

/** The lines of a registry as the folders stand now. */
export const written = (root: string, { file, about, folder, files: named, lines }: Registry): string => {
  const files = filesBelow(join(root, folder), named).map(path => {
    const inside = relative(join(root, folder), path)
    const from = relative(join(root, dirname(file)), path)
    return {
      from: from.startsWith('.') ? from : `./${from}`,
      capability: inside.split('/')[0] ?? '',
      name: basename(path),
      text: readFileSync(path, 'utf8'),
    }
  })
  const head = `// ${about} Written from the folders of the capabilities by \`npm run registries\`.`
  return `${[head, '', ...lines(files)].join('\n')}\n`
}

/** Sources that are neither tests nor written themselves. */
const SOURCES = /(?<!\.(?:test|suite|gen|contract))\.tsx?$/

const filesBelow = (folder: string, named = SOURCES): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => named.test(path))
    .filter(path => path.includes('/'))
    .map(path => join(folder, path))
    .toSorted()
