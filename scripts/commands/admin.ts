import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { createLedger } from '@strongroom/ledger/eventlog'
import { type Command, Misuse } from './platform.ts'

/** Makes the first administrator of a platform: there is no other who could appoint one. */
export const admin: Command = {
  usage: 'admin <e-mail>',
  about: 'make a registered member an administrator with every right',
  run: async ({ log, pool }, [email]) => {
    if (!email) throw new Misuse('Say whose address: admin <e-mail>')
    // Loaded only here: with the API comes much that no other command needs.
    const { createMembers } = await import('@strongroom/api')
    const profile = await createMembers(pool).byEmail(email)
    if (!profile) throw new Misuse('Nobody is registered with that e-mail address.')
    const id = randomUUID()
    const outcome = await createLedger({ log }).handle(memberDecider, profile.uid, {
      id,
      actor: { kind: 'system', id: 'operator' },
      correlationId: id,
      command: { type: 'SetRole', input: { role: 'superadmin' } },
    })
    if (outcome.kind === 'refused') throw new Misuse('The log does not know that member yet.')
    console.log(`Member ${profile.uid} is an administrator`)
    return 0
  },
}
