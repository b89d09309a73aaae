import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tool.ts'

/** A device of Linux that has no room for anything, as a full disk. */
const full = '/dev/full'

test.runIf(existsSync(full)).each(['api', 'workers'] as const)(
  'a log that finds no room on the disk ends no process: %s',
  async name => {
    const script = `
      const { default: fs } = await import('node:fs')
      const { createLogger } = await import(${JSON.stringify(join(root, 'api/src/logging/create-logger.ts'))})
      const log = createLogger({ process: '${name}', level: 'info' })
      const { promise: allRefused, resolve } = Promise.withResolvers()
      const { write } = fs
      let refused = 0
      fs.write = (...given) => {
        const done = given.pop()
        write(...given, (error, ...rest) => {
          done(error, ...rest)
          if (error?.code !== 'ENOSPC') throw new Error('a line found room')
          if (++refused === 3) return resolve()
          log.info('a line that finds no room')
        })
      }
      log.info('a line that finds no room')
      await allRefused
      process.stderr.write('still there')
      process.exit(0)`
    const out = openSync(full, 'w')
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      stdio: ['ignore', out, 'pipe'],
    })
    closeSync(out)
    let said = ''
    child.stderr?.on('data', text => (said += text))
    const [code] = await once(child, 'close')
    expect({ code, said }).toEqual({ code: 0, said: 'still there' })
  },
)
