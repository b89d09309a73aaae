import type { LogLevel } from '@strongroom/shared/config'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/**
 * The process' log: JSON lines on stdout. Errors are written by name, message and stack only; PostgreSQL's messages
 * are left out, because they may quote what it was given.
 */
export const createLogger = (
  level: LogLevel,
  stream: DestinationStream = destination({ sync: false }),
): Logger =>
  pino({ level, base: { process: 'workers', pid: process.pid }, serializers: { err: bare } }, stream)

const bare = (error: unknown) => {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { code, severity } = error as { code?: string; severity?: string }
  const message = severity ? `PostgreSQL says ${code}` : error.message
  const stack = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return { type: error.name, code, message, stack }
}
