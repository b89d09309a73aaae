import { randomUUID } from 'node:crypto'
import { memberDecider, type Role, roles } from '@strongroom/ledger/account'
import { createLedger } from '@strongroom/ledger/eventlog'
import { isOneOf } from '@strongroom/shared'
import { type Command, Misuse } from './platform.ts'

const isRole = (given: string): given is Role => isOneOf(roles, given)

/**
 * Gives a registered member a role, or takes it away: the first administrator of a platform, whom nobody else could appoint,
 * and any other in an emergency. A person at this terminal has the database, so no second one is asked.
 */
export const admin: Command = {
  usage: 'admin <e-mail> [role]',
  about: 'give a registered member a role (superadmin when none is named), or take it away (member)',
  run: async ({ log, pool }, [email, role = 'superadmin']) => {
    if (!email) throw new Misuse('Say whose address: admin <e-mail> [role]')
    if (!isRole(role)) throw new Misuse(`There is no role "${role}". Use one of ${roles.join(', ')}.`)
    // Loaded only here: with the API comes much that no other command needs.
    const { createSessions, members } = await import('@strongroom/api')
    const profile = await members.byEmail(pool, email)
    if (!profile) throw new Misuse('Nobody is registered with that e-mail address.')
    const id = randomUUID()
    const outcome = await createLedger({ log }).handle(memberDecider, profile.uid, {
      id,
      actor: { kind: 'system', id: 'operator' },
      correlationId: id,
      command: { type: 'SetRole', input: { role } },
    })
    if (outcome.kind === 'refused') throw new Misuse('The log does not know that member yet.')
    await createSessions(pool).revokeAll(profile.uid)
    console.log(
      role === 'member' ? `Member ${profile.uid} has no role` : `Member ${profile.uid} has the role ${role}`,
    )
    return 0
  },
}
