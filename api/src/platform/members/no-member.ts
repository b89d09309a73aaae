import { msg } from '#words'
import { HttpError } from '../../command/http-error.ts'

/** The error 404 for a user ID that belongs to no member. */
export const noMember = () => HttpError.unknown(msg`This member does not exist`)
