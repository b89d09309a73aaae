import { hideSecrets } from '@strongroom/api/process'
import type { LogLevel } from '@strongroom/shared/config'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/**
 * The process' log: JSON lines on stdout. Errors are written by name, message and stack only; PostgreSQL's messages are left
 * out, because they may quote values of the statement.
 */
export const createLogger = (level: LogLevel, stream: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: { process: 'workers', pid: process.pid },
      serializers: { err: bare },
      hooks: { streamWrite: hideSecrets(process.env) },
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
  const message = severity ? `PostgreSQL says ${code}` : error.message
  const stack = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  const errors = error instanceof AggregateError ? error.errors.map(bare) : undefined
  return { type: error.name, code, message, stack, errors }
}
