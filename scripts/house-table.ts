import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { circlesOf } from './house/circles.ts'
import { type Measure, measure } from './house/measure.ts'
import { root } from './tool.ts'

// Prints the sizes of each room, over the tracked sources. Production code is all but tests, their kits, the end-to-end
// tests and what is generated, the compiled words among it. With the name of a room, the exports of its production code that
// neither a docstring nor anything else describes.

const rooms = ['shared', 'ledger', 'projections', 'workers', 'api', 'web', 'scripts', 'bench']

const isTest = (file: string): boolean =>
  /(\.(test|suite|contract|property)\.tsx?$|\/testing\/|^e2e\/|\/test-server\/|^scripts\/guards\/)/.test(file)

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(file => !/(\.(gen|d)\.tsx?$|\/locales\/)/.test(file))

const measures = new Map(sources.map(file => [file, measure(file, readFileSync(join(root, file), 'utf8'))]))

const at = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const all = (files: readonly string[]): readonly Measure[] => files.flatMap(file => measures.get(file) ?? [])

const rowOf = (name: string, files: readonly string[]): string => {
  const production = all(files.filter(file => !isTest(file)))
  const sizes = production.map(({ lines }) => lines)
  const functions = production.flatMap(each => each.functions)
  const leaves = production.flatMap(each => each.leaves)
  const total = (of: (each: Measure) => number) => sum(production.map(of))
  const tests = sum(all(files.filter(isTest)).map(({ lines }) => lines))
  const imports = new Map(
    files.map(file => [
      file,
      measures.get(file)?.imports.map(to => normalize(join(dirname(file), to))) ?? [],
    ]),
  )
  return `| ${[
    name,
    production.length,
    sum(sizes),
    sizes.filter(lines => lines < 10).length,
    `${at(sizes, 0.5)} / ${at(sizes, 0.95)} / ${Math.max(...sizes)}`,
    `${at(functions, 0.5)} / ${at(functions, 0.95)} (${at(leaves, 0.5)} / ${at(leaves, 0.95)})`,
    percent(
      total(each => each.comments),
      sum(sizes),
    ),
    `${percent(
      total(each => each.documented),
      total(each => each.exported),
    )} (${percent(
      total(each => each.described),
      total(each => each.exported),
    )})`,
    (tests / sum(sizes)).toFixed(2),
    total(each => each.casts),
    total(each => each.ignores),
    circlesOf(imports).length,
  ].join(' | ')} |`
}

const isIn = (room: string) => (file: string) => file.startsWith(`${room}/`)

const [asked] = process.argv.slice(2)
if (asked)
  for (const file of sources.filter(isIn(asked)))
    for (const name of isTest(file) ? [] : (measures.get(file)?.undescribed ?? []))
      console.log(`${file}: ${name}`)
else
  console.log(
    [
      '| room | files | lines | files < 10 lines | file med / p95 / max | function med / p95 (leaf only) | comment lines | exports with docstring (described at all) | test lines : code | `as` (without const) | ignores | circles |',
      `|${'---|'.repeat(12)}`,
      ...rooms.map(room => rowOf(room, sources.filter(isIn(room)))),
      rowOf(
        '**all**',
        sources.filter(file => file.startsWith('e2e/') || rooms.some(room => isIn(room)(file))),
      ),
    ].join('\n'),
  )
