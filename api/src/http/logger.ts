import type { LogLevel } from '@strongroom/shared/config'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import { hideSecrets } from '../process/hide-secrets.ts'

/**
 * The process' log: JSON lines on stdout. Lines are written without blocking; the last ones are flushed at the end.
 * Errors are written by name, message and stack only, and those that one stands for likewise: what libraries hang on
 * them (queries, requests) may hold secrets.
 */
export const createLogger = (level: LogLevel, stream: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: { process: 'api', pid: process.pid },
      serializers: { err: bare },
      hooks: { streamWrite: hideSecrets(process.env) },
      redact: [
        '*.password',
        '*.pin',
        '*.code',
        '*.session_key',
        '*.fp_session_key',
        '*.email',
        '*.authorization',
      ],
    },
    stream,
  )

/**
 * While the disk is full, the logger drops lines and the process goes on: it still serves reads. At the end it does not wait
 * for room either; pino's own flush would, for ever.
 */
const standardOutput = (): DestinationStream => {
  const stream = destination({ sync: false, maxLength: 4_000_000 })
  const flushSync = stream.flushSync.bind(stream)
  let hasRoom = true
  stream.on('error', () => {
    hasRoom = false
  })
  stream.on('write', () => {
    hasRoom = true
  })
  return Object.assign(stream, { flushSync: () => hasRoom && flushSync() })
}

const bare = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { code, severity } = error as { code?: string; severity?: string }
  // PostgreSQL quotes what it was given in some of its messages.
  const message = severity ? `PostgreSQL says ${code}` : error.message
  const stack = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  const errors = error instanceof AggregateError ? error.errors.map(bare) : undefined
  return { type: error.name, code, message, stack, errors }
}
