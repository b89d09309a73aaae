import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { handInPaper } from '../platform/files/hand-in.ts'
import { supportLetter } from '../vault/mail/support-letter.ts'
import type { SupportRow } from '../vault/support-cases.ts'
import { supportCsv } from './words.ts'

const named = async ({ members }: Parts, rows: readonly SupportRow[]) => {
  const names = await members.namesOf(rows.map(({ uid }) => uid))
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    ...names(row.uid),
    created_date: created_at,
    updated_date: updated_at,
  }))
}

const checkFile = async (parts: Parts, uid: string, file: string | undefined): Promise<void> => {
  if (file !== undefined) await handInPaper(parts, { uid, id: file })
}

const open = implement(contract.support.open, {
  limits: ({ session }) => [{ key: `support ${session?.uid}`, most: 20, seconds: 3600 }],
  handler: async ({ session: { uid }, body, commandId: id }, parts) => {
    const { subject, text, reference, file } = body
    await checkFile(parts, uid, file)
    await parts.supportCases.open({ id, uid, subject, text, file, reference: reference || null })
    return one({ id, status: 0 })
  },
})

const write = implement(contract.support.write, {
  limits: ({ session }) => [{ key: `support ${session?.uid}`, most: 20, seconds: 3600 }],
  handler: async ({ session: { uid }, body: { id, text, file }, commandId }, parts) => {
    const found = await parts.supportCases.find(id)
    if (found?.uid !== uid) return refusalOf({ kind: 'case-unknown' })
    await checkFile(parts, uid, file)
    await parts.supportCases.write(id, { id: commandId, text, file })
    return one({ id, status: 0 })
  },
})

const answer = implement(contract.support.answer, {
  handler: async ({ session, body: { id, text, close }, commandId }, parts) => {
    const found = await parts.supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    const member = await parts.members.byUid(found.uid)
    const link = `${parts.config.publicUrl}/csr?case=${id}`
    const letter = member && supportLetter(member, { subject: found.subject, text, link })
    const status = close === 1 ? 2 : 1
    await parts.supportCases.answer(id, { id: commandId, text, answeredBy: session.uid }, status, letter)
    return one({ id, status })
  },
})

const own = implement(contract.support.own, {
  csv: supportCsv,
  handler: async ({ session: { uid }, filter }, parts) => {
    const { rows, total } = await parts.supportCases.list({ ...filter, uid })
    return page({ rows: await named(parts, rows), total })
  },
})

const list = implement(contract.support.list, {
  csv: supportCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await parts.supportCases.list(filter)
    return page({ rows: await named(parts, rows), total })
  },
})

const talk = implement(contract.support.talk, {
  handler: async ({ session, params: { id } }, parts) => {
    const found = await parts.supportCases.find(id)
    if (!found || (found.uid !== session.uid && !session.admin)) return refusalOf({ kind: 'case-unknown' })
    const messages = await parts.supportCases.messagesOf(id)
    const [record] = await named(parts, [found])
    return one({
      ...record,
      talk: messages.map(({ at, author, ...message }) => ({
        ...message,
        by: author === null ? 'member' : 'staff',
        author: session.admin ? author : null,
        created_date: at,
      })),
    })
  },
})

/** Calls for questions of members to customer service, and the answers of administrators. */
export const supportCalls: readonly Call[] = [open, write, answer, own, list, talk]
