import type { Position } from '@strongroom/ledger/eventlog'

/** The state of the log as an answer tells it: how far the call has moved it, and how far the read models that it is made of are behind. */
export const readingHeaders = (moved: Position | undefined, fresh: boolean, behindMs: number) => {
  const behindSeconds = Math.floor(behindMs / 1_000)
  if (!moved && fresh && behindSeconds === 0) return undefined
  return {
    ...(moved ? { 'Strongroom-Position': moved } : {}),
    ...(fresh ? {} : { 'Strongroom-Stale': 'true' }),
    ...(behindSeconds > 0 ? { 'Strongroom-Behind': String(behindSeconds) } : {}),
  }
}
