import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { folderPaths } from '../../scripts/start/folder-paths.ts'
import { readSecrets } from '../../scripts/start/secrets.ts'
import { root, runTool, toolEnvironment } from '../../scripts/tool.ts'

/** A person at the machine of the platform, beside all screens: an operator with a terminal, or an intruder. */
export type Machine = {
  /** `npm run strongroom -- …`; answers with its output, throws when it ends with another code than 0. */
  readonly strongroom: (...args: string[]) => Promise<string>
  /** Ends the workers at once, as a machine does that runs out of memory; `npm start` starts others. */
  readonly killWorkers: () => void
  /** Statements in the embedded PostgreSQL, past every rule of ours. */
  readonly sql: (statements: string) => Promise<void>
}

/** The machine of a platform that `npm start` runs on the data folder. */
export const machineOf = (folder: string): Machine => ({
  strongroom: async (...args) => {
    const ran = await runTool(['node', 'scripts/strongroom.ts', ...args], {
      cwd: root,
      env: { ...toolEnvironment(), DATA_DIR: folder },
    })
    if (ran.code !== 0) throw new Error(`strongroom ${args.join(' ')} ended with ${ran.code}:\n${ran.output}`)
    return ran.output
  },
  killWorkers: () => {
    const log = readFileSync(join(folderPaths(folder).logs, 'workers.log'), 'utf8')
    // Each line of the log names its process; the last one's is at work.
    const pid = Number([...log.matchAll(/"pid":(\d+)/g)].at(-1)?.[1])
    if (!pid) throw new Error('The log of the workers names no process')
    process.kill(pid, 'SIGKILL')
  },
  sql: async statements => {
    const port = readFileSync(folderPaths(folder).postgresPort, 'utf8')
    const { postgresPassword: password } = readSecrets(folder)
    const at = { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'strongroom' }
    const client = new Client({ ...at, password })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query(statements)
    } finally {
      await client.end()
    }
  },
})
