import type { Position } from '@strongroom/ledger/eventlog'
import { readLeaf } from '@strongroom/ledger/eventlog/seal'
import { getEvent } from '@strongroom/projections/audit'
import { findCardTransactions } from '@strongroom/projections/card'
import { receiptOf, sealStanding, Unsealable } from '@strongroom/projections/seal'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { file, one, type Reply, refused } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { PrintedFact } from '../platform/pdf/printed-facts.ts'
import { visibleLine } from '../statement/find-line.ts'
import { eventRecord } from './event-record.ts'
import { cardLineFacts, movementFacts } from './receipt-pdf/facts.ts'
import { type PrintedReceipt, proofName, receiptPdf } from './receipt-pdf/receipt-pdf.ts'

/** Before the id of a card's line: those of statements are other ids, and may be the same. */
const CARD_LINE = 'card:'

/** The next checkpoint is there by then, unless the seal has been stopped. */
const SECONDS = 15

const notYet = async ({ db }: Parts): Promise<Reply> =>
  (await sealStanding(db))?.fault
    ? refused('SEAL_STOPPED', msg`The log is not being sealed at present`)
    : refused('NOT_SEALED_YET', msg`This has not been sealed yet, please ask again`, {
        seconds: String(SECONDS),
      })

const sealed = async ({ db, log }: Parts, position: string) => {
  try {
    return await receiptOf({ db, log }, position as Position)
  } catch (error) {
    // The seal's own checks name the event and stop the sealing.
    if (error instanceof Unsealable) return undefined
    throw error
  }
}

/** The subject of a receipt, and its facts in a language. */
type Receipted = {
  readonly uid: string
  readonly number: number
  readonly madeAt: string
  readonly facts: (language: wire.Language) => readonly PrintedFact[]
}

/** A line of the card, which the statement has none of: a member's own, an administrator's any. */
const cardLine = async ({ db }: Pick<Parts, 'db'>, id: string, { uid, admin }: Session) => {
  const own = (await findCardTransactions(db, id)).filter(row => admin || row.uid === uid)
  const [found, another] = own
  if (!found || another) throw HttpError.unknown()
  return found
}

const receiptedLine = async (parts: Parts, id: string, session: Session): Promise<Receipted> => {
  if (id.startsWith(CARD_LINE)) {
    const row = await cardLine(parts, id.slice(CARD_LINE.length), session)
    const madeAt = row.finished_at ?? row.created_at
    return { uid: row.uid, number: row.number, madeAt, facts: language => cardLineFacts(row, language) }
  }
  const line = await visibleLine(parts, id, session)
  const madeAt = line.booked_at ?? line.created_at
  return { uid: line.uid, number: line.number, madeAt, facts: language => movementFacts(line, language) }
}

/** An event as a member is given it: as the leaf says it, which names an administrator by a commitment and not by uid. */
const asSealed = (record: wire.AuditEvent, leaf: Uint8Array): wire.AuditEvent => {
  const { said = '{}', data = '{}' } = readLeaf(leaf) ?? {}
  const { actor }: { readonly actor?: wire.AuditEvent['actor'] } = JSON.parse(said)
  const { legs: _, ...fields }: wire.AuditEvent['data'] = JSON.parse(data)
  return { ...record, data: fields, actor: actor ?? { kind: record.actor.kind, id: '' } }
}

const receipt = implement(contract.audit.receipt, {
  handler: async ({ session, params: { id }, pdf }, parts) => {
    const { uid, number, facts, madeAt } = await receiptedLine(parts, id, session)
    // On paper it is a member's own.
    if (pdf && uid !== session.uid) throw HttpError.unknown()
    const event = await getEvent(parts.db, number)
    const receipt = event && (await sealed(parts, event.position))
    if (!receipt) return notYet(parts)
    const about = { madeAt, eventType: event.type, receipt }
    if (pdf) return printed({ ...about, facts: facts(pdf), language: pdf }, parts)
    const { index, leaf, proof } = receipt
    const record = session.admin ? eventRecord(event) : asSealed(eventRecord(event), leaf)
    return one({ index, leaf: leaf.toString('base64'), proof, event: record })
  },
})

const printed = async (given: Omit<PrintedReceipt, 'verifyAt'>, { config }: Parts): Promise<Reply> =>
  file({
    bytes: await receiptPdf({ ...given, verifyAt: `${config.publicUrl}/verify` }),
    type: 'application/pdf',
    name: proofName(given.receipt.index).replace('.tlog-proof', '.pdf'),
  })

/** Receipts of movements: a member's own, and all of them for administrators. */
export const receiptCalls: readonly Call[] = [receipt]
