import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checks } from './checks.ts'
import { root, runTool, toolEnvironment } from './tool.ts'

// A guard is not believed until it has been seen to fail. This plants one violation of every kind, each in turn,
// into a copy of the working tree, and demands that the check which owns it names the planted file.
type Plant = {
  readonly what: string
  readonly check: string
  readonly file: string
  readonly text: string
  /** What a second file beside it, `planted-too.ts`, says. */
  readonly too?: string
}

const promises = 'promises, cycles, deciders'
const boundaries = 'room boundaries'
const later = 'const later = async (): Promise<number> => 1\n'

const plants: readonly Plant[] = [
  {
    what: 'bad format',
    check: 'format and lint',
    file: 'shared/src/planted.ts',
    text: 'export const a = "x";',
  },
  { what: 'lint: debugger', check: 'format and lint', file: 'shared/src/planted.ts', text: 'debugger\n' },
  {
    what: 'a wrong type',
    check: 'types',
    file: 'shared/src/planted.ts',
    text: "export const a: number = 'x'\n",
  },
  { what: 'an enum', check: 'types', file: 'shared/src/planted.ts', text: 'export enum A { B }\n' },
  {
    what: 'a deep path through a door',
    check: 'types',
    file: 'api/src/planted.ts',
    text: "import '@strongroom/ledger/src/eventlog/log.ts'\n",
  },
  {
    what: 'a decider that knows Node',
    check: 'types',
    file: 'ledger/src/swap/planted.ts',
    text: "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n",
  },
  {
    what: 'a decider that reads the environment',
    check: 'types',
    file: 'ledger/src/swap/planted.ts',
    text: 'export const home = process.env.HOME\n',
  },
  { what: 'a forgotten promise', check: promises, file: 'api/src/planted.ts', text: `${later}later()\n` },
  {
    what: 'a promise as a condition',
    check: promises,
    file: 'api/src/planted.ts',
    text: `${later}if (later()) throw new Error('x')\n`,
  },
  {
    what: 'a cycle',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import './planted-too.ts'\n",
    too: "import './planted.ts'\n",
  },
  {
    what: 'floats from decimal.js',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import { Decimal } from 'decimal.js'\nexport const a = new Decimal(1)\n",
  },
  {
    what: 'a decider that imports pg',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import pg from 'pg'\nexport const a = pg\n",
  },
  {
    what: 'a decider that imports the event log',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import '../eventlog/log.ts'\n",
  },
  {
    what: 'a decider that asks the time',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: 'export const now = Date.now()\n',
  },
  {
    what: 'a decider that throws dice',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: 'export const dice = Math.random()\n',
  },
  {
    what: 'api importing workers',
    check: boundaries,
    file: 'api/src/planted.ts',
    text: "import '@strongroom/workers'\n",
  },
  {
    what: 'web importing the ledger',
    check: boundaries,
    file: 'web/src/planted.ts',
    text: "import '@strongroom/ledger'\n",
  },
  {
    what: 'a path into another room',
    check: boundaries,
    file: 'api/src/planted.ts',
    text: "import '../../ledger/src/eventlog/log.ts'\n",
  },
  { what: 'a package not declared', check: boundaries, file: 'shared/src/planted.ts', text: "import 'pg'\n" },
  {
    what: 'a file nobody uses',
    check: 'dead code',
    file: 'api/src/planted.ts',
    text: 'export const a = 1\n',
  },
]

const copy = mkdtempSync(join(tmpdir(), 'strongroom-guards-'))
try {
  copyTree()
  const missed: string[] = []
  for (const plant of plants) {
    const caught = await isCaught(plant)
    console.log(`${caught ? '✓' : '✗'} ${plant.check}: ${plant.what}`)
    if (!caught) missed.push(plant.what)
  }
  console.log(
    missed.length === 0 ? `All ${plants.length} violations were caught` : `Missed: ${missed.join(', ')}`,
  )
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function copyTree(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  execFileSync('xargs', ['-0', 'cp', '--parents', '-t', copy], { cwd: root, input: files })
  // Hard links: a second that copying would take minutes for. No check writes into node_modules.
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy])
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
}

async function isCaught({ check, file, text, too }: Plant): Promise<boolean> {
  const command = checks.find(({ name }) => name === check)?.command
  if (!command) throw new Error(`There is no check named ${check}`)
  const planted = [join(copy, file), ...(too ? [join(copy, dirname(file), 'planted-too.ts')] : [])]
  mkdirSync(join(copy, dirname(file)), { recursive: true })
  for (const [at, path] of planted.entries()) writeFileSync(path, at === 0 ? text : (too ?? ''))
  const { code, output } = await runTool(command, { cwd: copy, env: toolEnvironment(copy) })
  for (const path of planted) rmSync(path)
  return code !== 0 && output.includes('planted.ts')
}
