import * as v from 'valibot'
import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, lookReaders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const events = declare({
  method: 'GET',
  path: '/audit/events/S/{json}',
  audience: 'admin',
  summary: 'Facts of the log with their legs: of all members, of a member, of a stream',
  changes: false,
  filter: wire.auditEventFilter,
  answer: wire.paged(wire.auditEvent),
  reads: ['events', 'event_keys', 'postings'],
})

export const receipt = declare({
  method: 'GET',
  path: '/receipts/{id}/S',
  audience: 'both',
  summary:
    'The receipt of a statement line, or of a line of the card as `card:{id}`: that its event is in the sealed log, with all that is needed to check it elsewhere',
  changes: false,
  refuses: ['NOT_SEALED_YET', 'SEAL_STOPPED'],
  answer: wire.records(wire.receipt),
  pdf: 'The receipt for people, with the proof attached, in the language of Accept-Language; for its owner only',
  reads: ['movements', 'card_transactions', 'events'],
})

export const proof = declare({
  method: 'GET',
  path: '/proof/S',
  audience: 'both',
  summary:
    'Whether balances and wallets were last found equal to the log, and its chains of hashes whole; up to which event, and when',
  changes: false,
  answer: wire.records(wire.proof),
})

export const history = declare({
  method: 'GET',
  path: '/audit/histories/{uid}/S',
  audience: 'admin',
  summary: 'How many events a member has, and the balances after the last one',
  changes: false,
  params: { uid: wire.uid },
  answer: wire.records(wire.memberHistory),
  reads: ['histories'],
})

export const step = declare({
  method: 'GET',
  path: '/audit/histories/{uid}/steps/S/{json}',
  audience: 'admin',
  summary:
    'A member’s event at a step, an event id or a moment, the balances after it, and the steps around it',
  changes: false,
  params: { uid: wire.uid },
  filter: wire.stepFilter,
  answer: wire.records(wire.historyStep),
  reads: ['histories', 'events', 'event_keys'],
})

/** A request's id as events carry it: a uuid, or the name of the job that asked. */
const correlation = v.pipe(v.string(), v.regex(/^[\w.: -]{1,120}$/, 'The id of a request'))

export const event = declare({
  method: 'GET',
  path: '/audit/event/{id}/S',
  audience: 'admin',
  summary:
    'One event by its id or running number, with what stood there before, its command and its place under the seal',
  changes: false,
  answer: wire.records(wire.openedEvent),
  reads: ['events', 'event_keys'],
})

export const payment = declare({
  method: 'GET',
  path: '/audit/payments/{id}/S',
  audience: 'admin',
  summary: 'What one request has led to: commands, events of every stream, rows of read models, mails',
  changes: false,
  params: { id: correlation },
  answer: wire.records(wire.auditPayment),
  reads: ['events', 'event_keys'],
})

export const payoutHold = declare({
  method: 'GET',
  path: '/proof/hold/{id}/S',
  audience: 'admin',
  summary:
    'Whether a case that pays out is held back because the books differ, and whether an exception is asked for or holds',
  changes: false,
  answer: wire.records(wire.payoutHold),
  reads: ['proposals'],
})

export const overrideProof = declare({
  method: 'POST',
  path: '/proof/override/S',
  audience: 'admin',
  summary:
    'Asks a second administrator to let one case out although the books differ, with a reason; for an hour once approved',
  changes: true,
  refuses: [...refusals.proposing, ...refusals.deciding, 'REASON_MISSING'],
  body: wire.proofOverrideBody,
  answer: wire.records(wire.proposalResult),
  roles: deciders,
})

export const exported = declare({
  method: 'GET',
  path: '/audit/export/S/{json}',
  audience: 'admin',
  summary:
    'The events that a search finds as NDJSON, in the very texts that their hashes are made of: a file',
  changes: false,
  filter: wire.eventExportFilter,
  answer: wire.done,
  reads: ['events', 'event_keys', 'postings'],
})

export const evidence = declare({
  method: 'GET',
  path: '/evidence/S/{json}',
  audience: 'admin',
  summary:
    'The events of a member, or of a period, with their proofs by the last checkpoint, and the hashes of the members’ files: a zip archive that the script inside checks',
  changes: false,
  refuses: ['NOT_SEALED_YET', 'TOO_MANY_EVENTS'],
  filter: wire.evidenceFilter,
  answer: wire.done,
  roles: lookReaders,
  reads: ['events'],
})

export const findings = declare({
  method: 'GET',
  path: '/proof/findings/S',
  audience: 'admin',
  summary:
    'Everything found wrong with the books that has not been mended: events, balances, rows, snapshots, the seal',
  changes: false,
  answer: wire.records(wire.bookFindings),
})

export const giveReason = declare({
  method: 'POST',
  path: '/looks/S',
  audience: 'admin',
  summary:
    'Says why the caller looks at the personal data of a case; asked once a case, and the first answer stays',
  // It notes what the looks themselves note, and changes nothing that is looked at: an auditor gives reasons too.
  changes: false,
  body: wire.lookReasonBody,
  answer: wire.done,
})

export const looks = declare({
  method: 'GET',
  path: '/looks/list/S/{json}',
  audience: 'admin',
  summary: 'Looks at personal data: administrator, member, time and reason',
  changes: false,
  filter: wire.lookFilter,
  answer: wire.paged(wire.look),
  roles: lookReaders,
})

export const looksAtMine = declare({
  method: 'GET',
  path: '/looks/mine/S',
  audience: 'user',
  summary: 'How often administrators have looked at the caller’s personal data, by kind, and when',
  changes: false,
  answer: wire.records(wire.looksAtMine),
})

export const askCounterfactual = declare({
  method: 'POST',
  path: '/counterfactuals/S',
  audience: 'admin',
  summary:
    'Has the workers decide the commands of some days again under other terms, in memory alone: neither the log nor a read model changes',
  // It keeps a question and its answer, and changes nothing that is asked about: an auditor asks.
  changes: false,
  body: wire.counterfactualBody,
  answer: wire.records(wire.counterfactualAsked),
  roles: lookReaders,
})

export const stopCounterfactual = declare({
  method: 'POST',
  path: '/counterfactuals/stop/S',
  audience: 'admin',
  summary:
    'Stops a counterfactual that waits or runs: it has no report then; one that has ended stays as it is',
  changes: false,
  body: wire.idBody,
  answer: wire.records(wire.counterfactualStopped),
  roles: lookReaders,
})

export const counterfactualCsv = declare({
  method: 'GET',
  path: '/counterfactuals/{id}/csv/S',
  audience: 'admin',
  summary:
    'The report of a counterfactual as a CSV file: a line for each account, member and refused command',
  changes: false,
  answer: wire.done,
  roles: lookReaders,
})

export const counterfactuals = declare({
  method: 'GET',
  path: '/counterfactuals/S',
  audience: 'admin',
  summary: 'The last fifty counterfactuals, and how far each has come',
  changes: false,
  whole: true,
  answer: wire.records(wire.counterfactual),
  roles: lookReaders,
})

export const counterfactual = declare({
  method: 'GET',
  path: '/counterfactuals/{id}/S',
  audience: 'admin',
  summary: 'What would have differed, by account, member and command; a report once there is one',
  changes: false,
  answer: wire.records(wire.counterfactualReport),
  roles: lookReaders,
})
