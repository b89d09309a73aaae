import { type Listing, list } from '@strongroom/projections/queries'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../../command/http-error.ts'
import { done, one, page, refused } from '../../command/replies.ts'
import { implement } from '../../http/call.ts'
import { type StatementRow, statementColumns, statementTable } from '../../vault/statements.ts'
import { statementsCsv } from '../words.ts'
import { digestOf } from './result-digest.ts'

const shown = (row: StatementRow): wire.Statement => {
  const { source_id, created_at, signed_at, result_digest, entries: _, rules: __, ...same } = row
  const { problems, notices } = row
  return {
    ...same,
    source: source_id,
    problems: [...problems],
    notices: [...notices],
    created_date: created_at,
    signed_date: signed_at,
    digest: result_digest,
  }
}

const listing: Listing<wire.StatementFilter> = {
  table: statementTable,
  columns: statementColumns,
  sorts: { created_date: 'created_at', last_day: 'statements.last_day' },
  equals: { source: 'source_id', account: 'account', status: 'status' },
  search: ['file_name', 'source_name'],
}

/** Statements from outside, the newest first. */
export const statements = implement(contract.finance.statements, {
  csv: statementsCsv,
  handler: async ({ filter }, { db }) => {
    const { rows, total } = await list<StatementRow, wire.StatementFilter>(db, listing, filter)
    return page({ rows: rows.map(shown), total })
  },
})

/** One statement; a signed one is held against its signature. */
export const statement = implement(contract.finance.statement, {
  handler: async ({ params }, parts) => {
    const found = await parts.statements.one(params.id)
    if (!found) throw HttpError.unknown()
    const { result_digest, rules } = found
    const equal =
      result_digest && (await digestOf(await parts.statementItems.all(found.id))) === result_digest
    const { entered_by, signed_by } = found
    const names = await parts.members.namesOf([entered_by, ...(signed_by ? [signed_by] : [])])
    return one({
      ...shown(found),
      entered_by_name: names(entered_by).username,
      signed_by_name: signed_by ? names(signed_by).username : '',
      rules: [...rules],
      equal: result_digest ? equal : null,
    })
  },
})

/** Takes a file in; the job `reconcile-statements` reads and matches it. */
export const addStatement = implement(contract.finance.addStatement, {
  limits: ({ session }) => [{ key: `statement ${session?.uid}`, most: 120, seconds: 3600 }],
  fileText: 'content',
  handler: async ({ body, text, session, commandId: id }, { statements }) => {
    const source = await statements.source(body.source)
    if (!source || !text) throw HttpError.unknown()
    const { bytes, digest } = text
    const about = { id, source, fileName: body.file_name, digest, enteredBy: session.uid }
    const isNew = await statements.add(about, bytes)
    if (!isNew)
      return refused(
        'STATEMENT_TAKEN_IN',
        msg`This file has been taken in before: open the statement that it became`,
      )
    return one({ id })
  },
})

/** Matches a statement again, after its source's rules were changed or entries came late. */
export const rematchStatement = implement(contract.finance.rematchStatement, {
  handler: async ({ body }, { statements }) => {
    const found = await statements.one(body.statement)
    if (!found) throw HttpError.unknown()
    return (await statements.askAgain(found.id)) ? done() : closed(found.status)
  },
})

/** The answer to a change of a statement that is not open for changes. */
export const closed = (status: wire.StatementStatus | undefined) => {
  if (status === undefined) throw HttpError.unknown()
  return status === 'signed'
    ? refused('STATEMENT_SIGNED', msg`This statement has been signed off: it is not changed any more`)
    : refused('STATEMENT_NOT_READY', msg`This statement is being read or matched, or its file was refused`)
}
