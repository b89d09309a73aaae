import { TooContended } from '@strongroom/ledger/eventlog'
import { LogUnavailable } from '@strongroom/ledger/eventlog/log'
import { errorCode } from '@strongroom/shared'

/** SQLSTATE classes of a database that cannot serve now: no connection, no room (a full disk), shutting down, broken storage. */
const classes = ['08', '53', '57P', '58']

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EIO',
])

/** PostgreSQL's disk, and the one that files are kept on. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/**
 * True when PostgreSQL itself does not understand a message: a mistake of ours, which the next try makes again. A
 * pooler reports all of its own troubles under the same code, `query_wait_timeout` among them, but names no routine.
 */
const isMisunderstood = (code: string, error: Error): boolean =>
  code === '08P01' && 'routine' in error && error.routine !== undefined

/** Messages of `pg`, which gives no code, for a connection that was lost or could not be had in time. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error says that there is no room on a disk that the platform writes to. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return (
    (typeof code === 'string' && fullCodes.has(code)) ||
    isDiskFull(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isDiskFull))
  )
}

/**
 * Whether PostgreSQL has rolled back because of what others did at the same moment (class 40: a serialization failure, a
 * deadlock): the same again at once may succeed.
 */
export const isRolledBack = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return (typeof code === 'string' && /^40[0-9A-Z]{3}$/.test(code)) || isRolledBack(error.cause)
}

/**
 * Whether an error says that a service the platform needs is away, or full: asking again later helps. Any other error
 * is a mistake of ours.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof LogUnavailable || error instanceof TooContended || isDiskFull(error)) return true
  if (lostConnection.test(error.message)) return true
  const code = errorCode(error)
  // Of a server that is down, the socket in its folder may be gone as well: no such file.
  if ('syscall' in error && error.syscall === 'connect') return true
  if (typeof code === 'string' && isMisunderstood(code, error)) return false
  if (typeof code === 'string' && (systemCodes.has(code) || classes.some(each => code.startsWith(each))))
    return true
  return isUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isUnavailable))
}
