/** An event, as it stands, cannot become rows. Trying again changes nothing until the projection or the log is mended. */
export declare class Unprojectable extends Error {
  readonly name = 'Unprojectable'
}
/**
 * Whether the fault is the event's own: our code refused it, or PostgreSQL refused the rows made of it (SQLSTATE
 * classes 22, bad data, and 23, integrity). Everything else (no connection, no space, a missing table) is not.
 */
export declare const isUnprojectable: (error: unknown) => boolean
