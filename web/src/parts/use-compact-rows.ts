import { COMPACT_ROWS } from '../client/session.ts'
import { keptFlag } from './kept-flag.ts'

/** Whether the rows of administrators' tables stand close together. Belongs to the device, as its colours do. */
export const useCompactRows = keptFlag(COMPACT_ROWS)
