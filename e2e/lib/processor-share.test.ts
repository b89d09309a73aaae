import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openProcessorShare, withChildren } from './processor-share.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A process that wants all of a core, and has a child that does. */
const greedy = async (): Promise<number> => {
  const child = spawn('sh', ['-c', 'sh -c "echo ready; while :; do :; done"; :'], { detached: true })
  closing.push(() => process.kill(-(child.pid as number), 'SIGKILL'))
  await once(child.stdout, 'data')
  return child.pid as number
}

test('children of a process are found', async () => {
  const pid = await greedy()
  expect(withChildren([pid]).length).toBe(2)
  expect(withChildren([process.pid])).toContain(pid)
})

test.runIf(existsSync('/sys/fs/cgroup'))('a held process waits for its share, and is let go', async () => {
  const share = openProcessorShare()
  closing.push(share.close)
  const pid = await greedy()
  share.hold([pid], 0.05)
  await expect.poll(() => share.waited(), { timeout: 60_000 }).toBe(true)
  share.letGo()
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain('sh')
})
