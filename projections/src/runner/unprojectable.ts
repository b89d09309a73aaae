import { errorCode } from '@strongroom/shared/error'
/** An event, as it stands, cannot become rows. Trying again changes nothing until the projection or the log is mended. */
export class Unprojectable extends Error {
  override readonly name = 'Unprojectable'
}

/**
 * Whether the fault is the event's own: our code refused it, or PostgreSQL refused the rows made of it (SQLSTATE
 * classes 22, bad data, and 23, integrity). Everything else (no connection, no space, a missing table) is not.
 */
export const isUnprojectable = (error: unknown): boolean =>
  error instanceof Unprojectable || /^2[23]/.test(String(errorCode(error) ?? ''))
