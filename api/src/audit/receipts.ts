import type { Position } from '@strongroom/ledger/eventlog'
import { getEvent } from '@strongroom/projections/audit'
import { receiptOf, sealStanding, Unsealable } from '@strongroom/projections/seal'
import { contract } from '@strongroom/shared'
import { Problem } from '../command/problem.ts'
import { file, one, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { visibleLine } from '../statement/find-line.ts'
import { eventRecord } from './event-record.ts'
import { type PrintedReceipt, proofName, receiptPdf } from './receipt-pdf/receipt-pdf.ts'

/** The next checkpoint is there by then, unless the seal has been stopped. */
const SECONDS = 15

const notYet = async ({ db }: Parts): Promise<Reply> =>
  (await sealStanding(db))?.fault
    ? refused('SEAL_STOPPED', 'The log is not being sealed at present')
    : refused('NOT_SEALED_YET', 'This has not been sealed yet, please ask again', {
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

const receipt = implement(contract.audit.receipt, {
  handler: async ({ session, params: { id }, pdf }, parts) => {
    const line = await visibleLine(parts, id, session)
    // On paper it is a member's own.
    if (pdf && line.uid !== session.uid) throw Problem.unknown()
    const event = await getEvent(parts.db, line.number)
    const receipt = event && (await sealed(parts, event.position))
    if (!receipt) return notYet(parts)
    if (pdf) return printed({ line, eventType: event.type, receipt, language: pdf }, parts)
    const { index, leaf, proof } = receipt
    return one({ index, leaf: leaf.toString('base64'), proof, event: eventRecord(event) })
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
