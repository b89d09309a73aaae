import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { handInPaper } from '../platform/files/hand-in.ts'
import { aboutRecords } from './about.ts'
import { named } from './named.ts'
import { supportCsv } from './words.ts'

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

const close = implement(contract.support.close, {
  handler: async ({ session: { uid }, body: { id } }, parts) => {
    const found = await parts.supportCases.find(id)
    if (found?.uid !== uid) return refusalOf({ kind: 'case-unknown' })
    await parts.supportCases.setStatus(id, 2)
    return one({ id, status: 2 })
  },
})

const own = implement(contract.support.own, {
  csv: supportCsv,
  handler: async ({ session: { uid }, filter }, parts) => {
    const { rows, total } = await parts.supportCases.list({ ...filter, uid })
    return page({ rows: await named(parts, rows), total })
  },
})

const talk = implement(contract.support.talk, {
  handler: async ({ session, params: { id } }, parts) => {
    const found = await parts.supportCases.find(id)
    if (!found || (found.uid !== session.uid && !session.admin)) return refusalOf({ kind: 'case-unknown' })
    const [messages, about, [record]] = await Promise.all([
      parts.supportCases.messagesOf(id),
      aboutRecords(parts, found.uid, found.reference),
      named(parts, [found]),
    ])
    if (record === undefined) throw new Error('A case is named by its own row')
    return one({
      ...record,
      about,
      talk: messages.map(({ at, author, ...message }) => ({
        ...message,
        by: author === null ? ('member' as const) : ('staff' as const),
        author: session.admin ? author : null,
        created_date: at,
      })),
    })
  },
})

/** A member's calls for questions to customer service; administrators read one too. */
export const supportCalls: readonly Call[] = [open, write, close, own, talk]
