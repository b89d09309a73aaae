import type { wire } from '@strongroom/shared'
import { call, callForAll } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

type Line = Pick<wire.Transaction, 'id' | 'uid'>

/** One line, by member and id, with its note and the event behind it. */
export const movementQuery = ({ uid, id }: Line) =>
  oneQueryOf('statement.one', { params: { id: `${uid}.${id}` } })

/** Sets the house's note on a movement. */
export const annotate = (body: Body<'statement.annotate'>, attempt: string) =>
  callForAll('statement.annotate', { body, attempt })

/** Takes a movement back with a new event. */
export const reverse = ({ line, reason }: { line: Line; reason: string }, attempt: string) =>
  call('office.reverse', { params: { id: `${line.uid}.${line.id}` }, body: { reason }, attempt })
