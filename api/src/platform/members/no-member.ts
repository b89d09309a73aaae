import { msg } from '#words'
import { Problem } from '../../command/problem.ts'

/** The problem 404 for a user ID that belongs to no member. */
export const noMember = () => Problem.unknown(msg`This member does not exist`)
