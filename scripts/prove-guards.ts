import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A word added to one of two lists that have to agree, and the file that the compiler names for it. */
type Slip = {
  readonly what: string
  readonly file: string
  /** Where the word is written into the file: after these characters. */
  readonly after: string
  readonly text: string
  readonly names: string
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
    what: 'a cycle of types',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import type { B } from './planted-too.ts'\nexport type A = { readonly b?: B }\n",
    too: "import type { A } from './planted.ts'\nexport type B = { readonly a?: A }\n",
  },
  {
    what: 'floats from decimal.js',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import { Decimal } from 'decimal.js'\nexport const a = new Decimal(1)\n",
  },
  {
    what: 'arithmetic of money in a browser',
    check: promises,
    file: 'web/src/planted.ts',
    text: "import { Decimal } from '@strongroom/shared'\nexport const a = new Decimal(1)\n",
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
    what: 'workers importing all of api',
    check: promises,
    file: 'workers/src/planted.ts',
    text: "import '@strongroom/api'\n",
  },
  {
    what: 'a timer of business in the API',
    check: promises,
    file: 'api/src/vault/planted.ts',
    text: 'setInterval(() => {}, 1_000)\n',
  },
  {
    what: 'a pause in the API',
    check: promises,
    file: 'api/src/office/planted.ts',
    text: "import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(1_000)\n",
  },
  {
    what: 'the vault importing what answers HTTP',
    check: promises,
    file: 'api/src/vault/planted.ts',
    text: "import '../http/paths.ts'\n",
  },
  {
    what: 'ledger importing the vault',
    check: boundaries,
    file: 'ledger/src/eventlog/planted.ts',
    text: "import '@strongroom/api/vault'\n",
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
    what: 'production that imports test code',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import './testing/test-api.ts'\n",
  },
  {
    what: 'a worker that imports test code',
    check: promises,
    file: 'workers/src/planted.ts',
    text: "import './testing/job-kit.ts'\n",
  },
  {
    what: 'a decider that imports test code',
    check: promises,
    file: 'ledger/src/swap/planted.ts',
    text: "import './swap.test.ts'\n",
  },
  {
    what: 'production that imports a test room of the ledger',
    check: promises,
    file: 'api/src/planted.ts',
    text: "import '@strongroom/ledger/testing'\n",
  },
  {
    what: 'a capability in one room only',
    check: 'capabilities',
    file: 'api/src/donation/planted.ts',
    text: 'export {}\n',
  },
  {
    what: 'a capability where an exception says there is none',
    check: 'capabilities',
    file: 'ledger/src/statement/planted.ts',
    text: 'export {}\n',
  },
  {
    what: 'a file nobody uses',
    check: 'dead code',
    file: 'api/src/planted.ts',
    text: 'export const a = 1\n',
  },
]

const kind = {
  file: 'shared/src/contract/statement/transaction-types.ts',
  after: 'transactionTypes = [',
  text: "'planted-kind',",
}
const movement = {
  file: 'ledger/src/wallet/wallet-decider.ts',
  after: 'const movements = {',
  text: 'planted: swap,',
}
const slips: readonly Slip[] = [
  {
    what: 'a statement kind without a title and a filter entry on screen',
    ...kind,
    names: 'web/src/features/statement/member/line-words.tsx',
  },
  { what: 'a statement kind without a word in CSV files', ...kind, names: 'api/src/statement/csv-words.ts' },
  {
    what: 'a line of the statement whose kind the contract does not list',
    file: 'projections/src/statement/lines.ts',
    after: "booked('circle-deposit",
    text: '-planted',
    names: 'projections/src/statement/lines.ts',
  },
  {
    what: 'an event without a name in the audit trail',
    file: 'shared/src/contract/audit/event-types.ts',
    after: 'eventTypes = [',
    text: "'EventPlanted',",
    names: 'web/src/features/audit/admin/event-types.ts',
  },
  {
    what: 'a fact that the contract does not list',
    file: 'ledger/src/referral/bonus.ts',
    after: 'const facts = {',
    text: 'FactPlanted: { version: 1, schema: v.object({}) },',
    names: 'ledger/src/facts.ts',
  },
  {
    what: 'a refusal without a sentence in the web client',
    file: 'shared/src/contract/refusal-codes.ts',
    after: 'refusalCodes = [',
    text: "'PLANTED',",
    names: 'web/src/client/problem-words.ts',
  },
  {
    what: 'a refusal of the ledger without words on the wire',
    file: 'ledger/src/chain/collection.ts',
    after: "| { readonly kind: 'nothing-to-collect' }",
    text: " | { readonly kind: 'planted' }",
    names: 'api/src/command/refusals.ts',
  },
  {
    what: 'a refusal of a call with a code that the contract does not list',
    file: 'api/src/swap/swaps.ts',
    after: "refused('QUOTE_USED",
    text: '_PLANTED',
    names: 'api/src/swap/swaps.ts',
  },
  {
    what: "a movement missing from the property test's list",
    ...movement,
    names: 'ledger/src/testing/any-order/groups.ts',
  },
  { what: "a movement missing from the storm's list", ...movement, names: 'e2e/faults/movements.ts' },
]

const copy = mkdtempSync(join(tmpdir(), 'strongroom-guards-'))
try {
  copyTree()
  const missed: string[] = []
  const chosen = process.argv.includes('--slips') ? [] : plants
  for (const plant of chosen) {
    const caught = await isCaught(plant)
    console.log(`${caught ? '✓' : '✗'} ${plant.check}: ${plant.what}`)
    if (!caught) missed.push(plant.what)
  }
  for (const { what, isCaught } of await plantSlips()) {
    console.log(`${isCaught ? '✓' : '✗'} types: ${what}`)
    if (!isCaught) missed.push(what)
  }
  console.log(
    missed.length === 0
      ? `All ${chosen.length + slips.length} violations were caught`
      : `Missed: ${missed.join(', ')}`,
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

/** Plants all slips at once, because the compiler takes longer than they do and names a file for each. */
async function plantSlips(): Promise<readonly { readonly what: string; readonly isCaught: boolean }[]> {
  const once = new Map(slips.map(({ file, after, text }) => [`${file} ${text}`, { file, after, text }]))
  for (const { file, after, text } of once.values()) {
    const before = readFileSync(join(copy, file), 'utf8')
    if (!before.includes(after)) throw new Error(`${file} does not say ${after}`)
    writeFileSync(join(copy, file), before.replace(after, `${after}${text}`))
  }
  const { output } = await runTool(['tsc', '-b'], { cwd: copy, env: toolEnvironment(copy) })
  return slips.map(({ what, names }) => ({ what, isCaught: output.includes(`${names}(`) }))
}
