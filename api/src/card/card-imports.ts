import { listCardImports } from '@strongroom/projections/card'
import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { namedPage } from '../command/named-page.ts'
import { one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { searched } from '../vault/searched.ts'
import { told } from './import-answers.ts'
import { progressOf } from './large-card-file.ts'
import { cardImportCsv } from './words.ts'

const progress = implement(contract.card.importProgress, {
  handler: async ({ params: { id }, language }, parts) => {
    const found = await progressOf(parts, id)
    if (!found) throw HttpError.unknown()
    return one(told(found, language))
  },
})

const imports = implement(contract.card.imports, {
  csv: cardImportCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardImports(parts.db, await searched(parts.members, filter))
    const records = rows.map(({ created_at: created_date, finished_at: finish_date, ...row }) => ({
      ...row,
      created_date,
      finish_date,
    }))
    return namedPage(parts, { rows: records, total })
  },
})

/** Large files of card logs, which a job books: all of them, and how far one is. */
export const cardImports: readonly Call[] = [progress, imports]
