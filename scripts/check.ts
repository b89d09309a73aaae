import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, checks } from './checks.ts'
import { root, runTool } from './tool.ts'

// The benchmarks are checked like everything else, so their peers have to be installed.
if (!existsSync(join(root, 'bench/node_modules'))) await runTool(['npm', 'ci', '--prefix', 'bench'])

// Everything that can be said of the code without running it. Two at a time, for a machine of two cores.
const waiting = [...checks]
const failed: Check[] = []

const work = async (): Promise<void> => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output, seconds } = await runTool(check.command)
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`)
    if (code === 0) continue
    failed.push(check)
    console.log(output.trim().replaceAll(/^/gm, '    '))
  }
}

await Promise.all([work(), work()])
console.log(
  failed.length === 0 ? 'All checks passed' : `Failed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
