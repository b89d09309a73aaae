import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { done, page, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { looksCsv } from './words.ts'

const giveReason = implement(contract.audit.giveReason, {
  limits: ({ session }) => [{ key: `look reasons ${session?.uid}`, most: 300, seconds: 3600 }],
  handler: async ({ session, body }, { looks }) => {
    const owner = await looks.ownerOf(body.case)
    if (owner === undefined) throw HttpError.unknown(msg`This case does not exist`)
    await looks.keepReason(session.uid, body.case, owner, body.reason)
    return done()
  },
})

const list = implement(contract.audit.looks, {
  csv: looksCsv,
  handler: async ({ filter }, { looks }) => page(await looks.page(filter)),
})

const mine = implement(contract.audit.looksAtMine, {
  handler: async ({ session }, { looks }) => rows(await looks.at(session.uid)),
})

/** Administrators' looks at personal data: reason, administrator and member. */
export const lookCalls: readonly Call[] = [giveReason, list, mine]
