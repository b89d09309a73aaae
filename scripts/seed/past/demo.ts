import type { FileStores, Stores } from '@strongroom/api'
import { type MemberCommand, memberDecider } from '@strongroom/ledger/account'
import { type ConfigCode, configOf, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import {
  type Actor,
  type Command,
  type Decider,
  derivedId,
  type Fact,
  type Ledger,
  type Outcome,
} from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import type { Currency } from '@strongroom/shared'
import { drawnDocument } from '../drawn-document.ts'
import type { Calendar } from './calendar.ts'

/** Tools that make the demo's past. Commands are dated by `clock`. */
export type Demo = {
  readonly ledger: Ledger
  readonly log: Log
  readonly catalogue: LiveCatalogue
  readonly stores: Stores
  readonly uploads: FileStores['uploads']
  readonly calendar: Calendar
  readonly clock: { now: Date }
  readonly uidOf: (email: string) => string
}

/** Something that happens at a time. */
export type Moment = { readonly at: Date; readonly run: () => Promise<unknown> }
/** Moments that belong together: all of them happen, or none. */
export type Case = readonly Moment[]

type Asking = {
  readonly id: string
  readonly actor: Actor
  readonly correlationId: string
  readonly catalogueAt: string | undefined
}

export const accepted = <F extends Fact>(outcome: Outcome<F, unknown>): void => {
  if (outcome.kind === 'refused') throw new Error(`The demo was refused: ${JSON.stringify(outcome.refusal)}`)
}

export const memberActor = (uid: string): Actor => ({ kind: 'member', id: uid })
export const adminActor = (demo: Demo, email = 'finance@example.com'): Actor => ({
  kind: 'admin',
  id: demo.uidOf(email),
})

/** Carries something out unless it has been: files and the like, which get new ids, are then not made again. */
export const once = async <S, C extends Command, F extends Fact, R>(
  { ledger, catalogue }: Demo,
  decider: Decider<S, C, F, R>,
  { id, what, actor }: { readonly id: string; readonly what: readonly string[]; readonly actor: Actor },
  run: (asking: Asking) => Promise<Outcome<Fact, unknown>>,
): Promise<void> => {
  const commandId = derivedId('demo', id, ...what)
  if (await ledger.knows(decider, id, commandId)) return
  accepted(await run({ id: commandId, actor, correlationId: commandId, catalogueAt: catalogue.position }))
}

type About = { readonly uid: string; readonly what: readonly string[]; readonly actor?: Actor }

/** A command to a member's wallet, by the member unless another actor is named. */
export const give = (
  demo: Demo,
  { uid, what, actor = memberActor(uid) }: About,
  command: WalletCommand | (() => Promise<WalletCommand>),
): Promise<void> =>
  once(demo, walletDecider, { id: uid, what, actor }, async asking =>
    demo.ledger.handle(walletDecider, uid, {
      ...asking,
      command: typeof command === 'function' ? await command() : command,
    }),
  )

/** A command about a member's standing. */
export const giveMember = (
  demo: Demo,
  { uid, what, actor = memberActor(uid) }: About,
  command: MemberCommand | (() => Promise<MemberCommand>),
): Promise<void> =>
  once(demo, memberDecider, { id: uid, what, actor }, async asking =>
    demo.ledger.handle(memberDecider, uid, {
      ...asking,
      command: typeof command === 'function' ? await command() : command,
    }),
  )

export const currencyOf = ({ catalogue }: Demo, code: string): Currency => {
  const currency = catalogue.currency(code)
  if (!currency) throw new Error(`The demo has no currency ${code}`)
  return currency
}

export const setting = ({ catalogue }: Demo, code: ConfigCode): string => configOf(catalogue, code)

/** Keeps a drawn picture as a proof of the member's own, and returns its id. */
export const keepProof = async (
  { uploads }: Demo,
  uid: string,
  kind: 'image' | 'document' = 'image',
): Promise<string> => {
  const kept = await uploads.keep(uid, kind, proof)
  if (typeof kept === 'string') throw new Error(`a drawn proof was not taken: ${kept}`)
  return kept.id
}

const proof = drawnDocument('address_proof')
