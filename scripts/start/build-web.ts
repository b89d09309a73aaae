import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { root, runTool, toolEnvironment } from '../tool.ts'
import { inTurn } from './in-turn.ts'
import { moveOver } from './move-over.ts'
import { hearProgress, type Teller } from './teller.ts'

const cache = join(root, 'node_modules/.cache')
const dist = join(root, 'web/dist')
const stampFile = join(dist, '.sources')
const sources = ['web', 'shared/src', 'package-lock.json', 'scripts/start/build-web.ts']

/** Builds the web client when its sources have changed since it was last built. */
export const buildWeb = async (teller: Pick<Teller, 'say' | 'moved'>): Promise<void> => {
  const stamp = hashOf(sources)
  if (!isBuilt(stamp)) await inTurn(join(cache, 'web-build'), () => buildFrom(stamp, teller))
}

const buildFrom = async (stamp: string, { say, moved }: Pick<Teller, 'say' | 'moved'>): Promise<void> => {
  // Another start has built the same meanwhile.
  if (isBuilt(stamp)) return
  say('Building the web client (once, and when its sources change)')
  // Built beside and moved over, so that a server of the old one never sees half of the new one.
  const fresh = join(cache, `web-${process.pid}`)
  const { code, output } = await runTool(['vite', 'build', '--outDir', fresh, '--emptyOutDir'], {
    cwd: join(root, 'web'),
    // Tests start this with `NODE_ENV=test`: the build would hold React's own checks, half as much code again, and stay.
    env: {
      ...toolEnvironment(),
      NODE_ENV: 'production',
      BUILD_FOR: 'start',
      NODE_COMPILE_CACHE: join(cache, 'node'),
    },
    hear: hearProgress(moved),
  })
  if (code !== 0) throw new StartRefused(`The web client does not build:\n${output.trim()}`)
  writeFileSync(join(fresh, '.sources'), stamp)
  // A start that did not wait for its turn has built the same meanwhile, and may be serving it.
  if (isBuilt(stamp)) rmSync(fresh, { recursive: true })
  else moveOver(fresh, dist)
}

const isBuilt = (stamp: string): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesOf(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const unbuilt = new Set(['node_modules', 'dist', 'coverage'])

/** Every file at or below `path`, in one order everywhere. */
const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .filter(name => !unbuilt.has(name) && !name.includes('.test.'))
        .sort()
        .flatMap(name => filesOf(join(path, name)))
