import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testLimits } from './scripts/test-limits.ts'
import { LongRoomsFirst } from './scripts/test-order.ts'

/**
 * Files share a few processes, each of which loads a room once: a process for every file took longer than most files do. So a
 * file leaves nothing behind in its process, and a kit sets its hooks when it is asked to.
 */
const isolate = false

const processors = availableParallelism()

/** One more than there are processors: the long tests mostly wait for processes of their own. */
const maxWorkers = processors + 1

/**
 * Tests of screens wait for nothing, so one more process of theirs would only load the client's modules once more. Vitest runs
 * projects with other numbers of processes one after the other.
 */
const screens = { maxWorkers: processors, sequence: { groupOrder: 1 } }

/** Tests of the rooms that run on Node are one project: a project for each room had processes and transformed modules of its own. */
const onNode = ['{shared,ledger,projections,workers,api}/src/**/*.test.ts', '{scripts,e2e}/**/*.test.ts']

// One real embedded PostgreSQL serves the whole run; each test file takes a database of its own from it.
export default defineConfig({
  test: {
    globalSetup: ['./scripts/test-postgres.ts'],
    projects: [
      {
        test: {
          name: 'node',
          root: '.',
          include: onNode,
          isolate,
          setupFiles: ['./scripts/testing/patience.ts'],
          ...testLimits,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: 'web', isolate, ...screens, ...testLimits },
      },
    ],
    maxWorkers,
    sequence: { sequencer: LongRoomsFirst },
  },
})
