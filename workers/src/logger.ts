import { createProcessLogger } from '@strongroom/api/logging'
import type { LogLevel } from '@strongroom/shared/config'
import type { DestinationStream, Logger } from 'pino'

/** The log of this room's process: JSON lines on stdout. */
export const createLogger = (level: LogLevel, stream?: DestinationStream): Logger =>
  createProcessLogger({ process: 'workers', level, stream })
