import { contract, type wire } from '@strongroom/shared'
import { HttpError } from '../../command/http-error.ts'
import { refusalOf } from '../../command/refusals.ts'
import { one, rows } from '../../command/replies.ts'
import { implement } from '../../http/call.ts'
import type { SourceRow } from '../../vault/statements.ts'

const shown = ({ saved_at, inverted, ...source }: SourceRow): wire.StatementSource => ({
  ...source,
  inverted: inverted ? 1 : 0,
  saved_date: saved_at,
})

/** Sources of statements: banks, the card network, chains. */
export const statementSources = implement(contract.finance.statementSources, {
  handler: async (_, { statements }) => rows((await statements.sources()).map(shown)),
})

/** Saves a source. The account of one that is there stays: its statements stand against it. */
export const saveStatementSource = implement(contract.finance.saveStatementSource, {
  handler: async ({ body, session, commandId }, { statements, catalogue }) => {
    const { id = commandId, inverted, ...source } = body
    if (!catalogue.currency(source.currency))
      return refusalOf({ kind: 'currency-not-offered', currency: source.currency })
    const known = await statements.source(id)
    if (body.id !== undefined && !known) throw HttpError.unknown()
    if (known && known.account !== source.account)
      throw HttpError.invalid([
        { path: 'account', message: 'A source keeps its account: save another source' },
      ])
    await statements.saveSource({ ...source, id, inverted: inverted === 1, saved_by: session.uid })
    return one({ id })
  },
})
