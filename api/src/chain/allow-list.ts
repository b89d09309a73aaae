import { configOf } from '@strongroom/ledger/catalogue'
import { addressesDecider, allowListAt } from '@strongroom/ledger/chain'
import { derivedId } from '@strongroom/ledger/eventlog'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses, inTenMinutes } from '../platform/step-up/account-limits.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { listEndingLetter } from '../vault/mail/safety-letters.ts'
import { keyHash } from '../vault/secrets.ts'

const HOUR_MS = 3_600_000

/** For how many hours a new address, and the end of an allow-list, rest. */
const coolingHours = (catalogue: Parts['catalogue']): number =>
  Number(configOf(catalogue, 'addressCoolingHours'))

/** A time, and when what rests from then on has rested, as the ledger is given them. */
export const coolingFrom = (catalogue: Parts['catalogue'], now: Date) => ({
  now: now.toISOString(),
  restedAt: new Date(now.getTime() + coolingHours(catalogue) * HOUR_MS).toISOString(),
})

const listOf = async ({ ledger, catalogue }: Parts, uid: string, now: Date): Promise<wire.AllowList> => {
  const { state } = await ledger.load(addressesDecider, uid)
  const { isOn, endsAt } = allowListAt(state.allowList, now.toISOString())
  return { on: isOn ? 1 : 0, ends_date: endsAt ?? null, cooling_hours: coolingHours(catalogue) }
}

const allowList = implement(contract.chain.allowList, {
  handler: async ({ session: { uid }, now }, parts) => one(await listOf(parts, uid, now)),
})

const turnOn = implement(contract.chain.turnOnAllowList, {
  handler: async (ask, { ledger }) => {
    const given = { now: ask.now.toISOString() }
    const command = { type: 'TurnOnAllowList', input: { by: 'member' }, given } as const
    return replyOf(ask, await ledger.handle(addressesDecider, ask.session.uid, asked(ask, command)), done)
  },
})

/** Tells the member of the end that was asked for, once: also when what was asked before is asked again after a crash. */
const tellEnding = async (parts: Parts, uid: string, { ends_date: endsAt }: wire.AllowList) => {
  const member = endsAt === null ? undefined : await parts.members.byUid(uid)
  if (!member || endsAt === null) return
  await parts.allowListEnds.tell(uid, endsAt, token =>
    listEndingLetter(member, { endsAt, link: `${parts.config.publicUrl}/keepallowlist#${token}` }),
  )
}

const end = implement(contract.chain.endAllowList, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { pin, code } = ask.body
    const given = coolingFrom(catalogue, ask.now)
    const command = { type: 'EndAllowList', input: {}, given } as const
    const isKnown = () => ledger.knows(addressesDecider, uid, ask.commandId)
    return withStepUp(
      parts,
      ask,
      { scene: 'allowlist', code, pin, isKnown },
      () => ledger.handle(addressesDecider, uid, asked(ask, command, catalogue)),
      async () => {
        const list = await listOf(parts, uid, ask.now)
        await tellEnding(parts, uid, list)
        return one(list)
      },
    )
  },
})

/** The link is used up last: what a crash leaves open is done again by pressing the button again. */
const keep = implement(contract.chain.keepAllowList, {
  limits: ({ address }) => [{ key: `keep allow-list ${address}`, ...inTenMinutes(30) }],
  handler: async ({ body: { token }, requestId, now, moved }, { ledger, allowListEnds }) => {
    const uid = await allowListEnds.memberOf(token, now)
    if (!uid) return refused('LINK_USED_UP', msg`This link has been used or has expired`)
    const outcome = await ledger.handle(addressesDecider, uid, {
      id: derivedId('keep allow-list', keyHash(token).toString('hex')),
      actor: { kind: 'member', id: uid },
      correlationId: requestId,
      command: { type: 'TurnOnAllowList', input: { by: 'letter' }, given: { now: now.toISOString() } },
    })
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    moved(outcome.position, uid)
    await allowListEnds.useUp(token)
    return done()
  },
})

/** The allow-list of saved addresses: turned on at once, its end proven and put off, and the link that calls the end off. */
export const allowListCalls: readonly Call[] = [allowList, turnOn, end, keep]
