import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { declaredCalls, openapi } from '@strongroom/api'
import { root, runTool, toolEnvironment } from './tool.ts'

// Redocly's linter over the document that `/v1/openapi.json` answers with: makers of clients fail on what it calls an error, and
// make types that nobody meant of what it warns of. Its rules stand in redocly.yaml.

const folder = mkdtempSync(join(tmpdir(), 'strongroom-openapi-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openapi(declaredCalls)))

const { output } = await runTool(
  ['redocly', 'lint', '--format=json', '--max-problems=1000', `--config=${join(root, 'redocly.yaml')}`, file],
  { env: { ...toolEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
)
rmSync(folder, { recursive: true })

type Problem = {
  readonly ruleId: string
  readonly severity: string
  readonly message: string
  readonly location: readonly { readonly pointer?: string }[]
}

/** Its report stands between lines for people. */
const problems = (): readonly Problem[] => {
  const report = /^\{.*^\}/ms.exec(output)?.[0]
  if (!report) throw new Error(output)
  return (JSON.parse(report) as { readonly problems: readonly Problem[] }).problems
}

const found = problems()
for (const { severity, ruleId, message, location } of found)
  console.log(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
if (found.length === 0) console.log(`${declaredCalls.length} calls, and nothing that Redocly objects to`)
process.exitCode = found.length === 0 ? 0 : 1
