import { contract, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, type Ask, implement } from '../http/call.ts'
import { csvOf, fileNameOf } from '../http/csv-list.ts'
import { done, type Reply, refused } from '../http/replies.ts'
import { validate } from '../http/validate.ts'
import { recordsLetter } from '../vault/mail/letters.ts'
import { keepMailedFile } from '../vault/mail/mailed-files.ts'

/** What mail servers take: some ten megabytes. */
const mostRows = 50_000

type Filter = Readonly<Record<string, unknown>>
type Asking = Omit<Ask<undefined, undefined, never, 'user'>, 'filter'>

/** Records by e-mail: whatever a list of the member's own would show, as a file. `lists` are the calls to choose from. */
export const recordMails = ({ db, members, post }: Parts, lists: readonly AnyCall[]): readonly AnyCall[] => {
  const byKind = new Map(lists.flatMap(list => (list.records ? [[list.records, list] as const] : [])))

  const mail = async (kind: wire.RecordKind, filter: Filter, ask: Asking): Promise<Reply> => {
    const { uid } = ask.session
    const list = byKind.get(kind)
    const profile = await members.byUid(uid)
    if (!list?.filter || !profile) throw new Error(`nobody or nothing to mail ${kind} of`)
    const params = list.owner ? { [list.owner]: uid } : {}
    const asked = { ...ask, params, filter: validate(list.filter, filter, 'filter') }
    const all = await csvOf(list, asked, profile.language)
    if ('refused' in all) return all.refused
    if (all.total > mostRows)
      return refused('TOO_MANY_RECORDS', 'Too many records for one mail: choose fewer days')
    const file = await keepMailedFile(db, fileNameOf(kind, ask.now), all.parts)
    await post.post(recordsLetter(profile, { kind, count: all.total, file }))
    return done()
  }

  const limits = ({ session }: { session: { uid: string } | undefined }) => [
    { key: `records ${session?.uid}`, most: 10, seconds: 3600 },
  ]
  const reads = [...new Set([...byKind.values()].flatMap(({ reads = [] }) => reads))]

  return [
    implement(
      { ...contract.statement.mailRecords, reads },
      {
        limits,
        handler: ask => {
          const { records, ...filter } = ask.filter
          return mail(records, filter, ask)
        },
      },
    ),
    implement(contract.statement.mail, { limits, handler: ask => mail('transactions', ask.filter, ask) }),
    implement(contract.statement.mailUsd, {
      limits,
      handler: ask => mail('usd-transactions', ask.filter, ask),
    }),
    implement(contract.swap.mail, { limits, handler: ask => mail('swaps', ask.filter, ask) }),
    implement(contract.quickPay.mail, { limits, handler: ask => mail('quick-pays', ask.filter, ask) }),
  ]
}
