import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { incomingOf } from '../headers.ts'

const ownMachine = /^(::ffff:)?127\.|^::1$/

/**
 * Whether a request comes from the machine itself, past no proxy: operators look at the platform's inside from there.
 * Requests of tests have no connection.
 */
const isFromHere = (c: Context): boolean => {
  const passed = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  return passed === undefined && ownMachine.test(incomingOf(c.env)?.socket?.remoteAddress ?? '127.0.0.1')
}

/** Whether a request is an operator's: by the token where there is one, else by where it comes from. */
export type IsOperator = (c: Context) => boolean

export const operatorsBy = (token: string | undefined): IsOperator =>
  token === undefined
    ? isFromHere
    : c => timingSafeEqual(digestOf(c.req.header('authorization') ?? ''), digestOf(`Bearer ${token}`))

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
