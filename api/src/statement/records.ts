import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, type Ask, call } from '../http/call.ts'
import { csvOf, fileNameOf } from '../http/csv-list.ts'
import { done, type Reply, refused } from '../http/replies.ts'
import { validate } from '../http/validate.ts'
import { recordsLetter } from '../vault/mail/letters.ts'
import { keepMailedFile } from '../vault/mail/mailed-files.ts'

/** What mail servers take: some ten megabytes. */
const mostRows = 50_000

type Filter = Readonly<Record<string, unknown>>
type Asking = Ask<undefined, Filter, never, 'user'>

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

  const shared = {
    method: 'GET',
    audience: 'user',
    changes: true,
    answer: wire.done,
    limits: ({ session }: { session: { uid: string } | undefined }) => [
      { key: `records ${session?.uid}`, most: 10, seconds: 3600 },
    ],
  } as const

  const mailed = (path: `/${string}`, kind: wire.RecordKind) => {
    const list = byKind.get(kind)
    return call({
      ...shared,
      path,
      summary: `Sends one’s own records by e-mail, as a CSV file: ${kind.replaceAll('-', ' ')}`,
      filter: list?.filter,
      ...(list?.reads ? { reads: list.reads } : {}),
      handler: ask => mail(kind, ask.filter as Filter, ask as never),
    })
  }

  return [
    call({
      ...shared,
      path: '/transactions/sendUserRecordToEmail/S/{json}',
      summary: 'Sends any of one’s own records by e-mail, as a CSV file; filtered as their list is',
      filter: wire.mailedRecordsFilter,
      reads: [...new Set([...byKind.values()].flatMap(({ reads = [] }) => reads))],
      handler: ask => {
        const { records, ...filter } = ask.filter
        return mail(records, filter, ask as never)
      },
    }),
    mailed('/transactions/sendDataToEmail/S/{json}', 'transactions'),
    mailed('/transactions/sendUsdDataToEmail/S/{json}', 'usd-transactions'),
    mailed('/swap/sendToEmail/S/{json}', 'swaps'),
    mailed('/quickpay/sendToEmail/S/{json}', 'quick-pays'),
  ]
}
