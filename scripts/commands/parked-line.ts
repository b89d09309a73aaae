import type { ParkedStream } from '@strongroom/projections/runner'
import { counted } from './counted.ts'

/** Which of a read model's tables a stream is parked in, where it is not those that people read. */
const tables = { live: '', next: ', rebuilt', previous: ', before the last cut-over' } as const

/** A parked stream in one line: where it stands, why, how often it was tried, and how many events wait. */
export const parkedLine = (parked: ParkedStream): string => {
  const { projection, generation, stream, revision, type, error, tries, waiting } = parked
  return `parked in ${projection}${tables[generation]}: ${stream} revision ${revision} (${type}): ${error}; tried ${counted(tries, 'time')}; waiting: ${counted(waiting, 'event')}`
}
