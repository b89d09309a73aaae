import type { BodyOf, ContractOf } from '@strongroom/shared'
import { callForOne } from '../../../../client/call.ts'
import { downloadStatement } from '../../../../client/files.ts'
import { queryOf, rowsQueryOf } from '../../../../client/query-of.ts'

/** The member's statements, the newest first; asked for again while one is being made. */
export const statementsQuery = queryOf('statements.list', undefined, {
  refetchInterval: ({ state: { data } }) => (data?.some(({ status }) => status === 0) ? 2_000 : false),
})

/** The oldest line of a member's statement: the months before it hold nothing. */
export const firstLineQuery = (uid: string) =>
  rowsQueryOf('statement.ofMember', { params: { id: uid }, filter: { limit: 1, order: 'asc' } })

type AskedStatement = BodyOf<ContractOf<'statements.ask'>>

/** Asks for a statement, or a confirmation of balances. */
export const askStatement = (body: AskedStatement, attempt: string) =>
  callForOne('statements.ask', { body, attempt })

/** Saves a file of a statement. */
export const saveStatement = ({ id, format }: { id: string; format: 'pdf' | 'csv' }) =>
  downloadStatement(id, format)
