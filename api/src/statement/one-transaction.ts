import { getEvent } from '@strongroom/projections/audit'
import { listMovementsAt } from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, rows } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { creditsOf, reversing } from '../office/reversing.ts'
import { linesIn } from './find-line.ts'
import { transactionOf } from './transactions.ts'

const asChoices = (ids: readonly string[]) =>
  rows(ids.map(id => ({ id, name: id.replaceAll('-', ' ').replace(/^./, first => first.toUpperCase()) })))

/**
 * One line of a statement: looked at, annotated, reversed. Its id is unique for its member; administrators may write
 * `{uid}.{id}` where several members have one each.
 */
export const oneTransaction = (parts: Parts): readonly AnyCall[] => {
  const { db, catalogue, notes } = parts
  const reverse = reversing(parts)

  const { lineOf, visible } = linesIn(db)

  const annotate = (each: typeof contract.statement.annotate | typeof contract.statement.putNote) =>
    implement(each, {
      handler: async ({ session, body }) => {
        const line = await lineOf(body.id, body.uid)
        await notes.save(line.uid, line.id, body.note, session.uid)
        return done()
      },
    })

  return [
    implement(contract.statement.kinds, {
      handler: async () => asChoices(wire.transactionTypes),
    }),

    implement(contract.statement.states, {
      handler: async () => asChoices(wire.transactionStatuses),
    }),

    implement(contract.statement.one, {
      handler: async ({ session, params: { id } }) => {
        const line = await visible(id, session)
        const record = transactionOf(catalogue, line)
        if (!session.admin) return one(record)
        const [note, event] = await Promise.all([notes.of(line.uid, line.id), getEvent(db, line.number)])
        return one({ ...record, note, event: event ?? null })
      },
    }),

    annotate(contract.statement.putNote),
    annotate(contract.statement.annotate),

    implement(contract.office.reverse, {
      handler: async ask => {
        const line = await lineOf(ask.params.id)
        const lines = await listMovementsAt(db, line.uid, line.number)
        // The list of events may be a moment behind the statement.
        const event = await findCase(parts, 'events', async () => {
          const found = await getEvent(db, line.number)
          return found ? [found] : []
        })
        if (!event) return refusalOf({ kind: 'movement-unknown' })
        const change = {
          kind: 'reversal',
          uid: line.uid,
          of: {
            kind: 'movement',
            eventId: event.id,
            revision: event.revision,
            lines: lines.map(({ id }) => id),
          },
          credits: creditsOf(line.uid, event.legs),
          reason: (ask.body.reason ?? '').trim() || 'Reversed by an administrator',
        } as const
        return reverse(ask, change, status => one({ id: ask.commandId, status }))
      },
    }),
  ]
}
