import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { done, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, type Ask, type Call, implement } from '../http/call.ts'
import { csvOf, fileNameOf } from '../http/csv-list.ts'
import { validate } from '../http/validate.ts'
import { recordsLetter } from '../vault/mail/letters.ts'
import { keepMailedFile } from '../vault/mail/mailed-files.ts'

/** The most rows of a mailed file: mail servers accept some ten megabytes. */
const mostRows = 50_000

type Filter = Readonly<Record<string, unknown>>
type Asking = Omit<Ask<undefined, undefined, never, 'user'>, 'filter'>

/** Records by e-mail: whatever a list of the member's own would show, as a file. `lists` are the calls to choose from. */
export const recordMails = (lists: readonly AnyCall[]): readonly Call[] => {
  const byKind = new Map(lists.flatMap(list => (list.records ? [[list.records, list] as const] : [])))
  const reads = [...new Set([...byKind.values()].flatMap(({ reads = [] }) => reads))]
  const mail = (parts: Parts, kind: wire.RecordKind, filter: Filter, ask: Asking) =>
    mailList(parts, byKind.get(kind), { kind, filter }, ask)

  return [
    implement(
      { ...contract.statement.mailRecords, reads },
      {
        limits,
        handler: (ask, parts) => {
          const { records, ...filter } = ask.filter
          return mail(parts, records, filter, ask)
        },
      },
    ),
    ...(['transactions', 'usd-transactions', 'swaps', 'quick-pays'] as const).map(kind =>
      implement(ownPaths[kind], { limits, handler: (ask, parts) => mail(parts, kind, ask.filter, ask) }),
    ),
  ]
}

/** Lists whose mails have paths of their own too. */
const ownPaths = {
  transactions: contract.statement.mail,
  'usd-transactions': contract.statement.mailUsd,
  swaps: contract.swap.mail,
  'quick-pays': contract.quickPay.mail,
} as const

const limits = ({ session }: { session: { uid: string } | undefined }) => [
  { key: `records ${session?.uid}`, most: 10, seconds: 3600 },
]

const mailList = async (
  { db, members, post }: Parts,
  list: AnyCall | undefined,
  { kind, filter }: { readonly kind: wire.RecordKind; readonly filter: Filter },
  ask: Asking,
): Promise<Reply> => {
  const { uid } = ask.session
  const profile = await members.byUid(uid)
  if (!list?.filter || !profile) throw new Error(`nobody or nothing to mail ${kind} of`)
  const params = list.owner ? { [list.owner]: uid } : {}
  const asked = { ...ask, params, filter: validate(list.filter, filter, 'filter') }
  const all = await csvOf(list, asked, profile.language)
  if ('refused' in all) return all.refused
  if (all.total > mostRows)
    return refused('TOO_MANY_RECORDS', msg`Too many records for one mail: choose fewer days`)
  const file = await keepMailedFile(db, fileNameOf(kind, ask.now), all.parts)
  await post.post(recordsLetter(profile, { kind, count: all.total, file }))
  return done()
}
