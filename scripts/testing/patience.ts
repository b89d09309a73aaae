import { vi } from 'vitest'
import { testLimits } from '../test-limits.ts'

// Vitest has a setting for `expect.poll` and none for `vi.waitFor`, which gives up after a second: a busy machine takes longer for
// what a quiet one does at once.
const { timeout } = testLimits.expect.poll
const { waitFor } = vi

const patiently: typeof vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout, ...options })

// Files share a process, and each of them runs this.
if (!('isPatient' in waitFor)) vi.waitFor = Object.assign(patiently, { isPatient: true })
