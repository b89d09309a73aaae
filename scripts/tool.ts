import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

/** The top of the repository. */
export const root = join(import.meta.dirname, '..')

/** The environment in which `node` and every tool is the one npm installed here, not the machine's. */
export const toolEnvironment = (directory = root): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(directory, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
})

export type ToolResult = { readonly code: number; readonly output: string; readonly seconds: number }

/** Runs a program to its end, or to ours, and keeps its output. `hear` gets what it sends over a channel. */
export const runTool = async (
  command: readonly string[],
  { hear, ...options }: SpawnOptions & { readonly hear?: (message: unknown) => void } = {},
): Promise<ToolResult> => {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: toolEnvironment(),
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', ...(hear ? (['ipc'] as const) : [])],
  })
  if (hear) child.on('message', hear)
  let output = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (output += text))
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', end)
  return { code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }
}
