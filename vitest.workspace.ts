import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * The files of a room share a few processes, each of which loads the room once: a process for every file took longer than
 * most files do. So a file leaves nothing behind in its process, and a kit sets its hooks when it is asked to.
 */
const isolate = false

const room = (name: string) => ({ test: { name, root: name, include: ['src/**/*.test.ts'], isolate } })

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
      'web/vite.config.ts',
      {
        test: { name: 'scripts', root: '.', include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'], isolate },
      },
    ],
    // Two at least: most of the long tests wait for processes and not for the processor.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
