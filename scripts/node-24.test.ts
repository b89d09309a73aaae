import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { root } from './tool.ts'

const run = promisify(execFile)
const rooms = ['.', 'shared', 'ledger', 'projections', 'workers', 'api', 'web']
const scriptsOf = (room: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')).scripts ?? {})

describe('a script of npm', () => {
  test.each(rooms)('runs programs of %s on Node 24, whichever Node there is', room => {
    for (const [name, command] of scriptsOf(room))
      for (const part of command.split(' && ').filter(each => /^node /.test(each)))
        expect([name, part]).toEqual([name, expect.stringMatching(/^node (\.\.\/)?scripts\/node-24\.mjs /)])
  })

  test('gets its arguments and the flags for Node, and the older Node of the machine hands over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'strongroom-node-'))
    const program = join(folder, 'program.ts')
    writeFileSync(
      program,
      'const version: string = process.version\nconsole.log(version, process.argv.slice(2))\n',
    )
    const machines = [process.execPath, '/usr/bin/node'].filter(path => existsSync(path))
    for (const node of machines)
      for (const flags of [[], ['--max-semi-space-size=8']]) {
        const { stdout } = await run(node, ['scripts/node-24.mjs', ...flags, program, 'one', '--two'], {
          cwd: root,
        })
        expect(stdout).toMatch(/^v2[4-9]\.\S+ \[ 'one', '--two' \]\n$/)
      }
    rmSync(folder, { recursive: true })
  })
})
