import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

/**
 * A process of Node in a session of its own, as `npm start`, systemd and containers give each of the platform's. Linux
 * shares processors out between sessions first: in one with a rebuild, an API and its readers would have a third of what
 * they have anywhere else. It is told when its parent is gone (`disconnect`).
 */
export const startApart = (
  script: URL,
  args: readonly string[] = [],
  options: ForkOptions = {},
): ChildProcess => fork(script, args, { ...options, detached: true })
