import type { LogLevel } from '@strongroom/shared/config'
import { errorCode } from '@strongroom/shared/error'
import { fieldOf } from '@strongroom/shared/field-of'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import { hideSecrets } from './hide-secrets.ts'
import { createTroubles, type Times } from './troubles.ts'

/** The processes of the platform. */
export type ProcessName = 'api' | 'workers'

type Options = {
  readonly process: ProcessName
  readonly level: LogLevel
  readonly stream?: DestinationStream | undefined
  /** When a kind of trouble is taken to be over, where it is not as usual. */
  readonly troubles?: Times | undefined
}

/**
 * The process' log: JSON lines on stdout. Lines are written without blocking; the last ones are flushed at the end.
 * A warning or an error is written when its kind of trouble begins, and once more, with how often it came, when it has ended.
 * Errors are written by name, message and stack only, and those that one stands for likewise: what libraries hang on
 * them (queries, requests) may hold secrets.
 */
export const createLogger = ({
  process: name,
  level,
  stream = standardOutput(),
  troubles: times,
}: Options): Logger => {
  const troubles = createTroubles(times)
  return pino(
    {
      level,
      base: { process: name, pid: process.pid },
      serializers: { err: bare },
      hooks: {
        streamWrite: hideSecrets(process.env),
        logMethod(args, write, lineLevel) {
          if (lineLevel < warning) return write.apply(this, args)
          const [about, message] = args as [unknown, unknown]
          const kind = kindOf(about, message)
          const isNew = troubles.seen(kind, ({ times, seconds }) => {
            const ended = `no more since: ${typeof message === 'string' ? message : kind}`
            write.call(this, { times, seconds }, ended)
          })
          if (isNew) write.apply(this, args)
        },
      },
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
}

/** Pino's number of the level `warn`. */
const warning = 40

/** Two lines are of one kind when they say the same, of the same error at the same place, about the same job or reaction. */
const kindOf = (about: unknown, message: unknown): string => {
  if (typeof about !== 'object' || about === null) return String(about)
  const [err, ...others] = ['err', 'job', 'reaction', 'projection'].map(name => fieldOf(about, name))
  return JSON.stringify([message, ...others, err instanceof Error ? errorKind(err) : null])
}

const errorKind = (error: Error) => [
  error.name,
  errorCode(error),
  error.stack?.split('\n').find(line => /^\s+at /.test(line)),
]

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
  const code = errorCode(error)
  // PostgreSQL quotes what it was given in some of its messages.
  const message = fieldOf(error, 'severity') ? `PostgreSQL says ${code}` : error.message
  const stack = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  const errors = error instanceof AggregateError ? error.errors.map(bare) : undefined
  return { type: error.name, code, message, stack, errors }
}
