import { catalogueDecider, catalogueId, idOf, type KindName } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import type { CatalogueRow } from '@strongroom/projections/catalogue'
import { msg } from '#words'
import { type Asker, asked } from '../../command/asking.ts'
import { HttpError } from '../../command/http-error.ts'
import { refusalOf } from '../../command/refusals.ts'
import { done, one, type Reply, refused } from '../../command/replies.ts'
import { seenHere } from '../../command/seen-here.ts'
import type { Parts } from '../../dependencies.ts'

import { judgeEntry, takesTurns } from '../proposals/catalogue-bounds.ts'
import { propose } from '../proposals/proposing.ts'
import { inTariffTurn } from '../proposals/tariff-turn.ts'

/** The fields of an entry. */
export type Value = Record<string, unknown>
/** An entry's fields, the id it is edited by, and why it is changed. */
export type Given = Value & { id?: string | undefined; reason?: string | undefined }
/** An administrator who saves an entry. */
export type Saver = Asker & { readonly keyed: boolean; readonly now: Date }
/** Adds what an answer says beside an entry's own fields. */
export type Show = <R extends Value>(record: R, parts: Parts) => R

/** An entry as calls answer it. */
export const recordOf = ({ id, value, created_at, updated_at }: CatalogueRow): Value & { id: string } => ({
  ...value,
  id,
  created_date: created_at,
  updated_date: updated_at,
})

/**
 * Saves entries of one kind: the one way every kind is created, edited and deleted. Changes that say where money goes,
 * bound administrators or move a rate far are proposed to a second administrator instead.
 */
export const keeper = (parts: Parts, kind: KindName, show: Show = same) => {
  const { ledger, catalogue } = parts

  const judgeAndSend = async (
    ask: Saver,
    id: string,
    type: 'SaveEntry' | 'DeleteEntry',
    value: Value,
    reason?: string,
  ): Promise<Reply | undefined> => {
    const said = reason === undefined ? {} : { reason }
    const input = type === 'SaveEntry' ? { kind, id, value, ...said } : { kind, id, ...said }
    const command = { type, input } as Parameters<typeof catalogueDecider.decide>[0]
    const stream = catalogueId(kind, id)
    let giveBack: (() => Promise<void>) | undefined
    if (!(await ledger.knows(catalogueDecider, stream, ask.commandId))) {
      const { state } = await ledger.load(catalogueDecider, stream)
      const dry = catalogueDecider.decide(command, state)
      if (dry.kind === 'refused') return refuse(dry.refusal)
      for (const fact of dry.facts) {
        const { before } = fact
        const after = fact.type === 'CatalogueSaved' ? fact.after : null
        const judged = await judgeEntry(parts, id, { kind, before, after }, ask)
        if (judged.kind === 'refused') return judged.reply
        const change = {
          ...({ kind: 'catalogue', entry: { kind, id }, before, after } as const),
          ...said,
        }
        if (judged.kind === 'second') return propose(parts, ask, change)
        giveBack = judged.giveBack
      }
    }
    const outcome = await ledger.handle(catalogueDecider, stream, asked(ask, command))
    // One that another request has made in between has been counted by that.
    if (outcome.kind === 'refused' || outcome.repeated) await giveBack?.()
    if (outcome.kind === 'refused') return refuse(outcome.refusal)
    if (outcome.position) {
      ask.moved(outcome.position)
      await seenHere(catalogue, outcome.position)
    }
    return undefined
  }

  const send: typeof judgeAndSend = (...change) =>
    takesTurns(kind) ? inTariffTurn(parts, () => judgeAndSend(...change)) : judgeAndSend(...change)

  return {
    /** Without an id the entry shall be new; with one it shall be there. Its reason goes with the change, not into the entry. */
    save: async (ask: Saver, { id, reason, ...value }: Given): Promise<Reply> => {
      const own = idOf(kind, value) ?? id ?? ask.commandId
      const there = catalogue.get(kind, id ?? own)
      if (id !== undefined && !there) return refusalOf({ kind: 'entry-unknown' })
      if (id === undefined && there && !sameValue(there, value))
        return refused('ENTRY_EXISTS', msg`This record already exists`)
      const otherwise = await send(ask, id ?? own, 'SaveEntry', value, reason)
      if (otherwise) return otherwise
      return one(show({ ...value, ...catalogue.get(kind, own), id: own }, parts))
    },
    /** Saves an entry whether it is there or not; nothing, or why it was not saved: it is refused, or waits. */
    put: async (ask: Saver, value: Value, reason?: string): Promise<Reply | undefined> => {
      const id = idOf(kind, value) ?? ask.commandId
      return send({ ...ask, commandId: derivedId(ask.commandId, id) }, id, 'SaveEntry', value, reason)
    },
    remove: async (ask: Saver, id: string, reason?: string): Promise<Reply> =>
      (await send(ask, id, 'DeleteEntry', {}, reason)) ?? done(),
  }
}

type CatalogueNo = Parameters<typeof refusalOf>[0] & { kind: `entry-${string}` | 'scale-lowered' }

/** Answers a refusal of the catalogue. Invalid fields get the same answer as those of any other body. */
const refuse = (refusal: CatalogueNo): Reply => {
  if (refusal.kind === 'entry-invalid') throw HttpError.invalid(refusal.issues)
  return refusalOf(refusal)
}

/** The value as it is. */
export const same = <V>(value: V): V => value

const sameValue = (there: Readonly<Value>, value: Value) =>
  Object.entries(value).every(([name, given]) => JSON.stringify(there[name]) === JSON.stringify(given))
