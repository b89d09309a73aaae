import type { LogLevel } from '@strongroom/shared/config'
import type { DestinationStream, Logger } from 'pino'
import { createProcessLogger } from '../logging/create-logger.ts'

/** The log of this room's process: JSON lines on stdout. */
export const createLogger = (level: LogLevel, stream?: DestinationStream): Logger =>
  createProcessLogger({ process: 'api', level, stream })
