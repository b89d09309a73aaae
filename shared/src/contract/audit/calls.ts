import * as v from 'valibot'
import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, lookReaders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const events = forAdmin.query({
  path: '/audit/events/S/{json}',
  summary: 'Facts of the log with their legs: of all members, of a member, of a stream',
  filter: wire.auditEventFilter,
  answer: wire.paged(wire.auditEvent),
  reads: ['events', 'event_keys', 'postings'],
})

export const receipt = forBoth.query({
  path: '/receipts/{id}/S',
  summary:
    'The receipt of a statement line, or of a line of the card as `card:{id}`: that its event is in the sealed log, with all that is needed to check it elsewhere',
  refuses: ['NOT_SEALED_YET', 'SEAL_STOPPED'],
  answer: wire.records(wire.receipt),
  pdf: 'The receipt for people, with the proof attached, in the language of Accept-Language; for its owner only',
  reads: ['movements', 'card_transactions', 'events'],
})

export const proof = forBoth.query({
  path: '/proof/S',
  summary:
    'Whether balances and wallets were last found equal to the log, and its chains of hashes whole; up to which event, and when',
  answer: wire.records(wire.proof),
})

export const history = forAdmin.query({
  path: '/audit/histories/{uid}/S',
  summary: 'How many events a member has, and the balances after the last one',
  params: { uid: wire.uid },
  answer: wire.records(wire.memberHistory),
  reads: ['histories'],
})

export const step = forAdmin.query({
  path: '/audit/histories/{uid}/steps/S/{json}',
  summary:
    'A member’s event at a step, an event id or a moment, the balances after it, and the steps around it',
  params: { uid: wire.uid },
  filter: wire.stepFilter,
  answer: wire.records(wire.historyStep),
  reads: ['histories', 'events', 'event_keys'],
})

/** A request's id as events carry it: a uuid, or the name of the job that asked. */
const correlation = v.pipe(v.string(), v.regex(/^[\w.: -]{1,120}$/, 'The id of a request'))

export const event = forAdmin.query({
  path: '/audit/event/{id}/S',
  summary:
    'One event by its id or running number, with what stood there before, its command and its place under the seal',
  answer: wire.records(wire.openedEvent),
  reads: ['events', 'event_keys'],
})

export const payment = forAdmin.query({
  path: '/audit/payments/{id}/S',
  summary: 'What one request has led to: commands, events of every stream, rows of read models, mails',
  params: { id: correlation },
  answer: wire.records(wire.auditPayment),
  reads: ['events', 'event_keys'],
})

export const payoutHold = forAdmin.query({
  path: '/proof/hold/{id}/S',
  summary:
    'Whether a case that pays out is held back because the books differ, and whether an exception is asked for or holds',
  answer: wire.records(wire.payoutHold),
  reads: ['proposals'],
})

export const overrideProof = forAdmin.command({
  path: '/proof/override/S',
  summary:
    'Asks a second administrator to let one case out although the books differ, with a reason; for an hour once approved',
  refuses: [...refusals.proposing, ...refusals.deciding, 'REASON_MISSING'],
  body: wire.proofOverrideBody,
  answer: wire.records(wire.proposalResult),
  roles: deciders,
})

export const exported = forAdmin.query({
  path: '/audit/export/S/{json}',
  summary:
    'The events that a search finds as NDJSON, in the very texts that their hashes are made of: a file',
  filter: wire.eventExportFilter,
  answer: wire.done,
  reads: ['events', 'event_keys', 'postings'],
})

export const evidence = forAdmin.query({
  path: '/evidence/S/{json}',
  summary:
    'The events of a member, or of a period, with their proofs by the last checkpoint, and the hashes of the members’ files: a zip archive that the script inside checks',
  refuses: ['NOT_SEALED_YET', 'TOO_MANY_EVENTS'],
  filter: wire.evidenceFilter,
  answer: wire.done,
  roles: lookReaders,
  reads: ['events'],
})

export const findings = forAdmin.query({
  path: '/proof/findings/S',
  summary:
    'Everything found wrong with the books that has not been mended: events, balances, rows, snapshots, the seal; and what was found in the last ninety days and is gone',
  answer: wire.records(wire.bookFindings),
})

export const giveReason = forAdmin.preview({
  path: '/looks/S',
  summary:
    'Says why the caller looks at the personal data of a case; asked once a case, and the first answer stays',
  // It notes what the looks themselves note, and changes nothing that is looked at: an auditor gives reasons too.
  body: wire.lookReasonBody,
  answer: wire.done,
})

export const looks = forAdmin.query({
  path: '/looks/list/S/{json}',
  summary: 'Looks at personal data: administrator, member, time and reason',
  filter: wire.lookFilter,
  answer: wire.paged(wire.look),
  roles: lookReaders,
})

export const looksAtMine = forUser.query({
  path: '/looks/mine/S',
  summary: 'How often administrators have looked at the caller’s personal data, by kind, and when',
  answer: wire.records(wire.looksAtMine),
})

export const askCounterfactual = forAdmin.preview({
  path: '/counterfactuals/S',
  summary:
    'Has the workers decide the commands of some days again under other terms, in memory alone: neither the log nor a read model changes',
  // It keeps a question and its answer, and changes nothing that is asked about: an auditor asks.
  body: wire.counterfactualBody,
  answer: wire.records(wire.counterfactualAsked),
  roles: lookReaders,
})

export const stopCounterfactual = forAdmin.preview({
  path: '/counterfactuals/stop/S',
  summary:
    'Stops a counterfactual that waits or runs: it has no report then; one that has ended stays as it is',
  body: wire.idBody,
  answer: wire.records(wire.counterfactualStopped),
  roles: lookReaders,
})

export const counterfactualCsv = forAdmin.query({
  path: '/counterfactuals/{id}/csv/S',
  summary:
    'The report of a counterfactual as a CSV file: a line for each account, member and refused command',
  answer: wire.done,
  roles: lookReaders,
})

export const counterfactuals = forAdmin.query({
  path: '/counterfactuals/S',
  summary: 'The last fifty counterfactuals, and how far each has come',
  whole: true,
  answer: wire.records(wire.counterfactual),
  roles: lookReaders,
})

export const counterfactual = forAdmin.query({
  path: '/counterfactuals/{id}/S',
  summary: 'What would have differed, by account, member and command; a report once there is one',
  answer: wire.records(wire.counterfactualReport),
  roles: lookReaders,
})
