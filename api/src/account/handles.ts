import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { AuthExpired } from '../command/http-error.ts'
import { done, one, refused } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { usualNameShown } from '../platform/members/shown-names.ts'
import { isReserved } from './reserved-handles.ts'

const findable = implement(contract.account.findable, {
  handler: async ({ session: { uid } }, parts) => {
    const [profile, choices, { handle, changeableFrom }] = await Promise.all([
      parts.members.byUid(uid),
      parts.findable.of(uid),
      parts.handles.of(uid),
    ])
    if (!profile || !choices) throw new AuthExpired('the member is gone')
    return one({
      handle,
      changeable_date: changeableFrom,
      found_by_email: choices.byEmail ? 1 : 0,
      found_by_phone: choices.byPhone ? 1 : 0,
      phone_status: choices.hasPhone ? 1 : 0,
      name_shown: choices.nameShown ?? usualNameShown(profile.userType),
    })
  },
})

const taken = () => refused('HANDLE_TAKEN', msg`This handle is taken`)

const setHandle = implement(contract.account.setHandle, {
  // A choice says whether a handle is another's, as a look-up does.
  limits: ({ session }) => [{ key: `handle ${session?.uid}`, most: 20, seconds: 3_600 }],
  handler: async ({ session: { uid }, body: { handle } }, { handles }) => {
    if (handle === null) {
      await handles.leave(uid)
      return done()
    }
    if (isReserved(handle)) return taken()
    const outcome = await handles.choose(uid, handle)
    if (outcome.kind === 'taken') return taken()
    if (outcome.kind === 'lately')
      return refused('HANDLE_CHANGED_LATELY', msg`A handle can be changed 30 days after the last time`, {
        from: outcome.until,
      })
    return done()
  },
})

const onOff = (given: 0 | 1 | undefined) => (given === undefined ? undefined : given === 1)

const setFindable = implement(contract.account.setFindable, {
  handler: async ({ session: { uid }, body }, parts) => {
    await parts.findable.set(uid, {
      byEmail: onOff(body.found_by_email),
      byPhone: onOff(body.found_by_phone),
      nameShown: body.name_shown,
    })
    return done()
  },
})

/** A member's handle, and by what else payers find them. */
export const handles: readonly Call[] = [findable, setHandle, setFindable]
