import { sha256 } from '@strongroom/ledger/eventlog'
import { actOf, type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { listRecentProposals, listWaitingChanges } from '@strongroom/projections/office'
import { type Asker, asked } from '../../command/asking.ts'
import { HttpError } from '../../command/http-error.ts'
import { refusalOf } from '../../command/refusals.ts'
import { type Reply, waiting } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import * as askedChanges from '../../vault/asked-changes.ts'
import { checkProposer, decidersOf } from './policy.ts'
import { type MailingParts, tellOfProposal } from './proposal-mail.ts'

type ProposingParts = MailingParts & Pick<Parts, 'ledger'>

/** The change that was proposed under this id, if one was: asked for again it is the same, whatever holds by now. */
export const knownChange = async (
  { ledger }: Pick<Parts, 'ledger'>,
  proposalId: string,
): Promise<ProposedChange | undefined> => (await ledger.load(proposalDecider, proposalId)).state.change

/**
 * Proposes a change under the id of the command, and answers that it waits. Where the same change waits already, its proposer is
 * told so again, and another administrator has agreed to it by asking for it.
 */
export const propose = async (parts: ProposingParts, ask: Asker, change: ProposedChange): Promise<Reply> => {
  const proposalId = ask.commandId
  const before = await knownChange(parts, proposalId)
  if (before && !isSame(before, change)) throw HttpError.differs()
  if (!before) checkProposer(parts.catalogue, ask, actOf(change))
  const twin = before ? undefined : await waitingAlready(parts, ask, change)
  if (twin) return agree(parts, ask, twin)
  const command = {
    type: 'ProposeChange',
    input: { proposalId, change: before ?? change },
    given: { proposer: ask.session.uid },
  } as const
  const outcome = await parts.ledger.handle(proposalDecider, proposalId, asked(ask, command))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  await tellOfProposal(parts, { id: proposalId, change, by: ask.session.uid, moment: 'waits' })
  return waiting(proposalId)
}

/** The fields that no administrator says: the state of the world at that moment. */
const momentary = { markets: null, score: null, risks: null, openItems: null, unsigned: null }

/** True when a retry asks for the same change. The state before it may have changed since the first try, which may come in last. */
const isSame = (one: ProposedChange, other: ProposedChange): boolean => {
  const ofMoment = { ...momentary, before: null, from: null }
  return JSON.stringify({ ...one, ...ofMoment }) === JSON.stringify({ ...other, ...ofMoment })
}

/** The fields that two administrators need not say alike to mean the same: why, and the state of the world. */
const besides = { ...momentary, reason: null }
const meant = (change: ProposedChange): string =>
  JSON.stringify(
    Object.entries({ ...change, ...besides, ...entryOf(change) }).toSorted(([a], [b]) =>
      a.localeCompare(b, 'en'),
    ),
  )

/** A new entry has the id of the request that asks for it, unless its own fields name it: two who ask for the same one mean one. */
const entryOf = (change: ProposedChange) =>
  change.kind === 'catalogue' && change.before === null ? { entry: { kind: change.entry.kind } } : {}

type Waiting = { readonly id: string; readonly change: ProposedChange; readonly by: string }

const DAY_SECONDS = 86_400

/**
 * The same change where it waits, or where this very request has agreed to it before. Otherwise the change is this request's: who
 * asks for it next finds it, though no read model has it yet.
 *
 * @throws {HttpError} UNAVAILABLE while another administrator's request for it is on its way into the log.
 */
const waitingAlready = async (
  { db, ledger }: Pick<Parts, 'db' | 'ledger'>,
  { commandId }: Asker,
  change: ProposedChange,
): Promise<Waiting | undefined> => {
  const digest = sha256(meant(change))
  const { proposalId, isFresh } = await askedChanges.claim(db, digest, commandId)
  const known = [
    proposalId,
    ...[...(await listWaitingChanges(db)), ...(await listRecentProposals(db, DAY_SECONDS))]
      .filter(({ change: other }) => other.kind !== 'adjustment' && meant(other) === meant(change))
      .map(({ id }) => id),
  ]
  for (const id of known) {
    const { state } = await ledger.load(proposalDecider, id)
    const isOpen = state.status === 'pending' || (await ledger.knows(proposalDecider, id, commandId))
    if (isOpen && state.change) return { id, change: state.change, by: state.proposedBy ?? '' }
    if (id === proposalId && id !== commandId && !state.change && isFresh) throw HttpError.busy()
  }
  if (proposalId !== commandId && !(await askedChanges.replace(db, digest, proposalId, commandId)))
    throw HttpError.busy()
  return undefined
}

/** Its proposer is told that it waits; another who may decide it agrees, which `agreeing` carries out. */
const agree = (parts: ProposingParts, { session }: Asker, { id, change, by }: Waiting): Reply => {
  const mayDecide = decidersOf(parts.catalogue, change).includes(session.role)
  if (by === session.uid || !mayDecide) return waiting(id)
  return { ...waiting(id), agreesTo: [id] }
}
