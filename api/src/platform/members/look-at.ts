import { itemAt, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { type Reply, refused } from '../../command/replies.ts'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'

/** Personal data that is about to be shown. A file may belong to several cases; a reason for one of them is enough. */
type About = {
  readonly uid: string
  readonly kind: wire.LookKind
  readonly subject: string
  readonly cases?: readonly string[]
  /** The specification has the call, and none that gives a reason: its client is shown the data, and the look is kept without one. */
  readonly isSpecified?: boolean
}

/**
 * Notes that an administrator is shown a member's personal data; their own is no look. An administrator who gave no reason to look
 * at this case is refused, and nothing is to be shown: the caller answers with what this gives.
 */
export const lookAt = async (
  { looks }: Pick<Parts, 'looks'>,
  { uid: by, bySegments }: Pick<Session, 'uid' | 'bySegments'>,
  { uid, kind, subject, cases = [], isSpecified }: About,
): Promise<Reply | undefined> => {
  if (by === uid) return undefined
  const asked = cases.length > 0 ? cases : [subject]
  const caseId = (await looks.reasoned(by, asked)) ?? (isSpecified && bySegments ? asked[0] : undefined)
  if (caseId === undefined)
    return refused('LOOK_REASON_NEEDED', msg`Say why you look at this personal data first`, {
      case: itemAt(asked, 0),
      kind,
    })
  await looks.note({ by, uid, kind, caseId, subject })
  return undefined
}
