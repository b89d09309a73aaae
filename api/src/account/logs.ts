import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { one, page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import type { EmailRow, LoginRow, SmsRow } from '../vault/logs.ts'
import { searched } from '../vault/searched.ts'
import { logCsv } from './words.ts'

const loginOf = ({ id, uid, country, ip, at }: LoginRow): wire.LoginRecord => ({
  id,
  uid,
  country,
  ip,
  created_date: at,
})

const emailOf = ({ at, sent_at, ...row }: EmailRow): wire.EmailRecord => ({
  ...row,
  created_date: at,
  finish_date: sent_at,
})

const smsOf = ({ at, ...row }: SmsRow): wire.SmsRecord => ({ ...row, created_date: at })

const signIns = implement(contract.account.signIns, {
  csv: logCsv,
  handler: async ({ session, filter }, { accountLogs }) => {
    const uid = filter.uid ?? session.uid
    if (uid !== session.uid && !session.admin) throw HttpError.forbidden()
    const { rows, total } = await accountLogs.logins({ ...filter, uid })
    return page({ rows: rows.map(loginOf), total })
  },
})

const allSignIns = implement(contract.account.allSignIns, {
  csv: logCsv,
  handler: async ({ filter }, { accountLogs, members }) => {
    const { rows, total } = await accountLogs.logins(await searched(members, filter))
    const records = rows.map(row => ({ ...loginOf(row), username: row.username, email: row.email }))
    return page({ rows: records, total })
  },
})

const sentMails = implement(contract.account.sentMails, {
  csv: logCsv,
  handler: async ({ filter }, { accountLogs }) => {
    const { rows, total } = await accountLogs.emails(filter)
    return page({ rows: rows.map(emailOf), total })
  },
})

const sentMessages = implement(contract.account.sentMessages, {
  csv: logCsv,
  handler: async ({ filter }, { accountLogs }) => {
    const { rows, total } = await accountLogs.messages(filter)
    return page({ rows: rows.map(smsOf), total })
  },
})

const sentMessage = implement(contract.account.sentMessage, {
  handler: async ({ params: { id } }, { accountLogs }) => {
    const { rows } = await accountLogs.messages({
      page: 1,
      limit: 1,
      sort: 'created_date',
      order: 'desc',
      timeZone: 'UTC',
      id,
    })
    const [found] = rows
    if (!found) throw HttpError.unknown(msg`This message does not exist`)
    return one(smsOf(found))
  },
})

/** Logs of sign-ins, letters and messages. None of them has a text, a code or a key. */
export const logCalls: readonly Call[] = [signIns, allSignIns, sentMails, sentMessages, sentMessage]
