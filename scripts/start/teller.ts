import { StartRefused } from '@strongroom/api/process'
import type { StartProgress } from '@strongroom/ledger/eventlog/tools'

type Out = { readonly isTTY?: boolean; readonly columns?: number; readonly write: (text: string) => unknown }

type Telling = {
  readonly out?: Out
  /** The end of the log that was written last, for a start that is given up. */
  readonly lastWords?: () => string
  /** Calls back once a second until what it returns is called. A process that gets no processor ticks no faster. */
  readonly everySecond?: (tick: () => void) => () => void
}

/** Tells a person how the start goes. */
export type Teller = {
  readonly say: (message: string) => void
  /** Says how far a piece of the start is. A piece that is further than ever is a movement. */
  readonly moved: (how: StartProgress) => void
  /** Rejects with `StartRefused` when nothing has moved for too long. */
  readonly stalled: Promise<never>
  /** There is nothing to wait for any more. */
  readonly end: () => void
}

/** Five minutes without a movement end a start. */
const PATIENCE_SECONDS = 300
const CLEAR_LINE = '\r\u001b[K'

/**
 * Tells how a start goes in one line that moves: by carriage return at a terminal, otherwise as a line when a piece begins and at each
 * quarter of it. It gives a start up only when nothing has moved for five minutes, however long the whole takes.
 */
export const openTeller = ({
  out = process.stdout,
  lastWords = () => '',
  everySecond = ticking,
}: Telling = {}): Teller => {
  const pieces = new Map<string, StartProgress>()
  const furthest = new Map<string, number>()
  const stall = Promise.withResolvers<never>()
  stall.promise.catch(() => {})
  let restSeconds = 0
  let isShown = false

  const stopTicking = everySecond(() => {
    if (++restSeconds === PATIENCE_SECONDS)
      stall.reject(new StartRefused(stallWords(lineOf(pieces), lastWords())))
  })

  const clear = () => {
    if (isShown) out.write(CLEAR_LINE)
    isShown = false
  }
  const show = () => {
    if (!out.isTTY || pieces.size === 0) return
    out.write(`${CLEAR_LINE}  ${lineOf(pieces)}`.slice(0, CLEAR_LINE.length + (out.columns ?? 80) - 1))
    isShown = true
  }
  const say = (message: string) => {
    clear()
    out.write(`  ${message}\n`)
    show()
  }
  return {
    say,
    moved: how => {
      const before = furthest.get(how.doing)
      if (before !== undefined && how.done <= before) return
      furthest.set(how.doing, how.done)
      restSeconds = 0
      if (how.done === how.of) pieces.delete(how.doing)
      else pieces.set(how.doing, how)
      if (!out.isTTY && isWorthALine(how, before)) say(wordsOf(how))
      clear()
      show()
    },
    stalled: stall.promise,
    end: () => {
      stopTicking()
      pieces.clear()
      clear()
    },
  }
}

const lineOf = (pieces: ReadonlyMap<string, StartProgress>): string =>
  [...pieces.values()].map(wordsOf).join(', ')

const wordsOf = ({ doing, done, of }: StartProgress): string => {
  // A piece that is there or is not.
  if (of === 1) return doing
  if (of === undefined) return done === 0 ? doing : `${doing} ${done}`
  return of === 100 ? `${doing} ${done} %` : `${doing} ${done} of ${of}`
}

const quarterOf = ({ done, of = 1 }: Pick<StartProgress, 'done' | 'of'>): number =>
  Math.floor((4 * done) / of)

const isWorthALine = (how: StartProgress, before: number | undefined): boolean =>
  before === undefined ||
  (how.of !== undefined && how.of > 1 && quarterOf(how) > quarterOf({ ...how, done: before }))

const stallWords = (line: string, lastWords: string): string =>
  [
    `The start is given up: nothing has moved for five minutes${line && ` (${line})`}.`,
    ...(lastWords ? ['The log said last:', lastWords] : []),
  ].join('\n')

const ticking = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, 1_000)
  return () => clearInterval(timer)
}

/** Hands on what a child process sends about how far its start is. */
export const hearProgress =
  (moved: (how: StartProgress) => void) =>
  (message: unknown): void => {
    const { start } = message as { readonly start?: StartProgress }
    if (start) moved(start)
  }
