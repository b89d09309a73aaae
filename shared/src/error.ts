import { fieldOf } from './field-of.ts'

/** The code that Node, a database or a server gave to what was thrown (`ENOENT`, `23505`, `14`); nothing where there is none. */
export const errorCode = (error: unknown): unknown => fieldOf(error, 'code')

/** The message of a thrown value. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** A thrown value as an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))
