import { getEvent } from '@strongroom/projections/audit'
import { findMoneyRequest } from '@strongroom/projections/quick-pay'
import {
  type HistoryEvent,
  historyOf,
  type MovementRow,
  relatedLines,
} from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import { say } from '#words'
import { refusalOf } from '../command/refusals.ts'
import { done, one, rows } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Codes } from '../csv/csv-words.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { creditsOf, reverseOrPropose } from '../platform/cases/reversing.ts'
import { bookingOf, lineToChange } from './booking-of.ts'
import { namedLine, shownLine, visibleLine } from './find-line.ts'
import { memberNames, otherSidesOf } from './other-sides.ts'
import { transactionOf } from './transactions.ts'
import { lineStatus, lineTitles } from './words.ts'

const choicesOf = (ids: readonly string[], words: Codes, language: wire.Language) =>
  rows(ids.flatMap(id => (words[id] ? { id, name: say(words[id], language) } : [])))

const kinds = implement(contract.statement.kinds, {
  handler: async ({ language }) => choicesOf(wire.transactionTypes, lineTitles, language),
})

const states = implement(contract.statement.states, {
  handler: async ({ language }) => choicesOf(wire.transactionStatuses, lineStatus, language),
})

/** The request for money that a payment answered: the payment has its id. */
const requestOf = async ({ db }: Parts, { uid, kind, reference }: MovementRow): Promise<string | null> => {
  if (kind !== 'quick-pay-sent' && kind !== 'quick-pay-received') return null
  return (await findMoneyRequest(db, uid, reference))?.id ?? null
}

/** The side that made an event: of members, the reader or the other one, who asks for money in the reader's stream. */
const sideOf = ({ actor_kind, actor_id }: HistoryEvent, { uid }: MovementRow): wire.TransactionStep['by'] =>
  actor_kind === 'member' && actor_id !== uid ? 'other' : actor_kind

/** The name of the other member: administrators read all of it. */
const otherName = async (parts: Parts, session: Session, line: MovementRow): Promise<string | null> => {
  const { uid, counterparty } = line
  if (counterparty === null) return null
  if (uid === session.uid) return (await memberNames(parts, uid, [line]))(line)
  return (await parts.members.namesOf([counterparty]))(counterparty).username
}

/** One movement with its history, as far as its member may know it. */
const openedLine = async (
  parts: Parts,
  session: Session,
  line: MovementRow,
): Promise<wire.OneTransaction> => {
  const { db } = parts
  const [history, related, counterparty_name, request] = await Promise.all([
    historyOf(db, line),
    relatedLines(db, line),
    otherName(parts, session, line),
    requestOf(parts, line),
  ])
  return {
    ...transactionOf(parts, line),
    booked_date: line.booked_at,
    request,
    counterparty_name,
    history: history.map(event => ({
      event: event.type,
      by: sideOf(event, line),
      created_date: event.created_at,
    })),
    related: related.map(each => transactionOf(parts, each)),
  }
}

/** The payer's words beside a quick pay; null without any, and of other lines. */
const paymentNoteOf = async ({ quickPayNotes }: Parts, line: MovementRow): Promise<string | null> => {
  const { uid, kind, reference, counterparty } = line
  const sender = kind === 'quick-pay-received' ? counterparty : uid
  if (!kind.startsWith('quick-pay') || !sender) return null
  const payment = { sender, id: reference }
  return (await quickPayNotes.of([payment]))(payment)
}

/** Parts of an opened line for its member and nobody else: what the member has written, and what a payer has written to them. */
const ownParts = async (parts: Parts, line: MovementRow) => {
  const otherSideOf = await otherSidesOf(parts, line.uid, [line])
  return {
    own_note: await parts.ownNotes.of(line.uid, line.id),
    payment_note: await paymentNoteOf(parts, line),
    other_side: otherSideOf(line),
  }
}

const recordOf = async (parts: Parts, session: Session, line: MovementRow) => {
  const { notes, db } = parts
  const opened = await openedLine(parts, session, line)
  const record = line.uid === session.uid ? { ...opened, ...(await ownParts(parts, line)) } : opened
  if (!session.admin) return record
  const [note, event] = await Promise.all([notes.of(line.uid, line.id), getEvent(db, line.number)])
  return { ...record, note, event: event ?? null }
}

const oneLine = implement(contract.statement.one, {
  handler: async ({ session, params: { id } }, parts) =>
    one(await recordOf(parts, session, await visibleLine(parts, id, session))),
})

/** A line as an administrator's list and its own call give it, together. */
const loadedLine = async (parts: Parts, session: Session, { id, uid }: wire.AnnotateBody) => {
  const line = await shownLine(parts, namedLine(id, uid))
  if (!line) return undefined
  const [record, names] = await Promise.all([
    recordOf(parts, session, line),
    parts.members.namesOf([line.uid]),
  ])
  return { ...record, ...names(line.uid) }
}

const annotate = (each: typeof contract.statement.annotate | typeof contract.statement.putNote) =>
  implement(each, {
    loadedNow: ({ session, body }, parts) => loadedLine(parts, session, body),
    handler: async ({ session, body: { id, uid, note } }, parts) => {
      const line = await lineToChange(parts, id, uid)
      const isAsItWas = note === null || note === (await parts.notes.of(line.uid, line.id))
      if (!isAsItWas) await parts.notes.save(line.uid, line.id, note, session.uid)
      return done()
    },
  })

const noteOwn = implement(contract.statement.noteOwn, {
  handler: async ({ session, params: { id }, body }, parts) => {
    const line = await lineToChange(parts, id, session.uid)
    await parts.ownNotes.save(session.uid, line.id, body.note)
    return done()
  },
})

const reverse = implement(contract.office.reverse, {
  handler: async (ask, parts) => {
    const booked = await bookingOf(parts, await lineToChange(parts, ask.params.id))
    if (!booked) return refusalOf({ kind: 'movement-unknown' })
    const { uid, eventId, revision, lines, legs } = booked
    const change = {
      kind: 'reversal',
      uid,
      of: { kind: 'movement', eventId, revision, lines: lines.slice() },
      credits: creditsOf(uid, legs),
      reason: (ask.body.reason ?? '').trim() || 'Reversed by an administrator',
    } as const
    return reverseOrPropose(parts, ask, change, () => one({ id: ask.commandId, status: 1 }))
  },
})

/**
 * One line of a statement: looked at, annotated, reversed. Its id is unique for its member; administrators may write
 * `{uid}.{id}` where several members have one each.
 */
export const oneTransaction: readonly Call[] = [
  kinds,
  states,
  oneLine,
  noteOwn,
  annotate(contract.statement.putNote),
  annotate(contract.statement.annotate),
  reverse,
]
