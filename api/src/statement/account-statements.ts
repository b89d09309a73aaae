import { contract, wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { file, one, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import type { AccountStatementRow, StatementFileRow } from '../vault/account-statements.ts'
import { csvType } from '../vault/mail/mailed-files.ts'

/** Each reads a member's whole statement. */
const AN_HOUR = 30

const ask = implement(contract.statements.ask, {
  limits: ({ session }) => [{ key: `statements ${session?.uid}`, most: AN_HOUR, seconds: 3600 }],
  handler: async ({ body, session, commandId: id, now }, { accountStatements }) => {
    const { timeZone: time_zone, ...asked } = body
    const today = dayIn(now, time_zone)
    if (asked.to > today) throw HttpError.invalid([{ path: 'to', message: wire.fieldMessages.begunDay }])
    if (asked.kind === 'balances' && asked.to === today)
      throw HttpError.invalid([{ path: 'to', message: wire.fieldMessages.endedDay }])
    await accountStatements.keep({ id, uid: session.uid, time_zone, ...asked })
    return one({ id })
  },
})

/** The day that an instant belongs to in a time zone, `2026-11-23`. */
export const dayIn = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)

const recordOf = (row: AccountStatementRow, files: readonly StatementFileRow[]): wire.AccountStatement => ({
  id: row.id,
  kind: row.kind,
  from: row.from,
  to: row.to,
  time_zone: row.time_zone,
  language: row.language,
  created_date: row.asked_at,
  status: row.status,
  finish_date: row.made_at,
  lines: row.lines,
  balances: [...row.balances],
  files: files
    .filter(({ statement_id }) => statement_id === row.id)
    .map(({ format, digest, bytes }) => ({ format, sha256: digest, bytes })),
})

const list = implement(contract.statements.list, {
  handler: async ({ session }, { accountStatements }) => {
    const found = await accountStatements.ofMember(session.uid)
    const files = await accountStatements.filesOf(found.map(({ id }) => id))
    return rows(found.map(row => recordOf(row, files)))
  },
})

const get = implement(contract.statements.file, {
  handler: async ({ session, params: { id, format } }, { accountStatements }) => {
    const found = await accountStatements.file(session.uid, id, format)
    if (!found) throw HttpError.unknown()
    const days = found.kind === 'balances' ? found.to : `${found.from}-${found.to}`
    return file({
      bytes: new Uint8Array(found.content),
      type: format === 'pdf' ? 'application/pdf' : csvType,
      name: `strongroom-${found.kind}-${days}.${format}`,
    })
  },
})

/** Statements of account and confirmations of balances: asked for here, made by the workers (`papers/make-papers.ts`), kept. */
export const accountStatementCalls: readonly Call[] = [ask, list, get]
