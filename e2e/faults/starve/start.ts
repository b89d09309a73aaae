import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/embedded-postgres.ts'
import { startPlatform } from '../../../scripts/testing/start-platform.ts'
import { openProcessorShare } from '../../lib/processor-share.ts'

/** Of one core, for all processes of the start together. */
const share = 0.07

/**
 * Starts a platform as `npm start` does on an empty data folder, held to 0.07 of a core from its first moment on, and stops it. It comes up,
 * however long that takes: a start gives up only when nothing moves. Answers what was wrong.
 */
export const starveStart = async (say: (message: string) => void): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-starved-'))
  const held = openProcessorShare()
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  const platform = startPlatform({ DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) })
  try {
    held.hold([platform.child.pid as number], share)
    say(`The start is held to ${share} of a core by ${held.by}`)
    await platform.ready
    say(`It runs after ${seconds()} s`)
    held.letGo()
    const stopping = performance.now()
    const code = await platform.stop()
    say(`It stopped in ${((performance.now() - stopping) / 1_000).toFixed(1)} s`)
    return code === 0 ? [] : [`the platform ended with ${code}`]
  } catch (error) {
    return [`after ${seconds()} s: ${(error as Error).message}`]
  } finally {
    await platform.stop('SIGKILL')
    held.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  }
}
