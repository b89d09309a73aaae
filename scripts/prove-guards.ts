import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { checks, typeCheck } from './checks.ts'
import { plants } from './guards/plants.ts'
import { slips } from './guards/slips.ts'
import type { Plant } from './guards/violation.ts'
import { root, runTool, toolEnvironment } from './tool.ts'

// A guard is not believed until it has been seen to fail. This plants one violation of every kind, each in turn,
// into a copy of the working tree, and demands that the check which owns it names the planted file.
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
  return code !== 0 && output.includes(basename(file))
}

/** Plants all slips at once, because the compiler takes longer than they do and names a file for each. */
async function plantSlips(): Promise<readonly { readonly what: string; readonly isCaught: boolean }[]> {
  const once = new Map(slips.map(slip => [`${slip.file} ${slip.text}`, slip]))
  for (const { file, after, text, isInstead } of once.values()) {
    const before = readFileSync(join(copy, file), 'utf8')
    if (!before.includes(after)) throw new Error(`${file} does not say ${after}`)
    writeFileSync(join(copy, file), before.replace(after, isInstead ? text : `${after}${text}`))
  }
  const { output } = await runTool(typeCheck, { cwd: copy, env: toolEnvironment(copy) })
  return slips.map(({ what, names }) => ({ what, isCaught: output.includes(`${names}(`) }))
}
