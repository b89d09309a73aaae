import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testLimits } from './scripts/test-limits.ts'
import { LongRoomsFirst } from './scripts/test-order.ts'

/**
 * The files of a room share a few processes, each of which loads the room once: a process for every file took longer than
 * most files do. So a file leaves nothing behind in its process, and a kit sets its hooks when it is asked to.
 */
const isolate = false

/** One more than there are processors: the long tests mostly wait for processes of their own. */
const maxWorkers = availableParallelism() + 1

const room = (name: string) => ({
  test: { name, root: name, include: ['src/**/*.test.ts'], isolate, ...testLimits },
})

// One real embedded PostgreSQL serves the whole run; each test file takes a database of its own from it.
export default defineConfig({
  test: {
    globalSetup: ['./scripts/test-postgres.ts'],
    projects: [
      room('shared'),
      room('ledger'),
      room('projections'),
      room('workers'),
      room('api'),
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: 'web', isolate, maxWorkers, ...testLimits },
      },
      {
        test: {
          ...{ name: 'scripts', root: '.', include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'], isolate },
          ...testLimits,
        },
      },
    ],
    maxWorkers,
    sequence: { sequencer: LongRoomsFirst },
  },
})
