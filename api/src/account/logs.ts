import { contract, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { one, page } from '../http/replies.ts'
import { createLogs, type EmailRow, type LoginRow, type SmsRow } from '../vault/logs.ts'
import { logCsv } from './csv-words.ts'

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

/** Logs of sign-ins, letters and messages. None of them has a text, a code or a key. */
export const logCalls = ({ db, config }: Parts): readonly AnyCall[] => {
  const logs = createLogs(db, { mailbox: config.devMailbox && !config.production })
  return [
    implement(contract.account.signIns, {
      csv: logCsv,
      handler: async ({ session, filter }) => {
        const uid = filter.uid ?? session.uid
        if (uid !== session.uid && !session.admin) throw Problem.forbidden()
        const { rows, total } = await logs.logins({ ...filter, uid })
        return page({ rows: rows.map(loginOf), total })
      },
    }),

    implement(contract.account.allSignIns, {
      csv: logCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await logs.logins(filter)
        const records = rows.map(row => ({ ...loginOf(row), username: row.username, email: row.email }))
        return page({ rows: records, total })
      },
    }),

    implement(contract.account.sentMails, {
      csv: logCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await logs.emails(filter)
        return page({ rows: rows.map(emailOf), total })
      },
    }),

    implement(contract.account.sentMessages, {
      csv: logCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await logs.messages(filter)
        return page({ rows: rows.map(smsOf), total })
      },
    }),

    implement(contract.account.sentMessage, {
      handler: async ({ params: { id } }) => {
        const { rows } = await logs.messages({
          page: 1,
          limit: 1,
          sort: 'created_date',
          order: 'desc',
          timeZone: 'UTC',
          id,
        })
        const [found] = rows
        if (!found) throw Problem.unknown('There is no such message')
        return one(smsOf(found))
      },
    }),
  ]
}
