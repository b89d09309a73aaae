import { fromUnits, toUnits } from '@strongroom/projections/runner'
import { contract, type wire } from '@strongroom/shared'
import { errorCode } from '@strongroom/shared/error'
import { msg } from '#words'
import { atScale } from '../../command/money.ts'
import { done, page, type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { implement } from '../../http/call.ts'
import { type ItemRow, NotOpen, StatementClosed } from '../../vault/statement-items.ts'
import { statementsCsv } from '../words.ts'
import { closed } from './statements.ts'

const DAY_MS = 86_400_000

/** Days from an open item's to today; nothing for a matched one. */
const ageOf = ({ state, booked_on }: ItemRow, now: Date): number | null =>
  state === 'open' ? Math.max(0, Math.floor((now.getTime() - Date.parse(booked_on)) / DAY_MS)) : null

const shown = async (parts: Parts, row: ItemRow, now: Date): Promise<wire.StatementItem> => {
  const { statement_id, is_near: _, matched_by: __, ...same } = row
  const inPlaces = (amount: string) => atScale(parts.catalogue, row.currency, amount)
  return {
    ...same,
    statement: statement_id,
    amount: inPlaces(row.amount),
    shown: row.shown === null ? null : inPlaces(row.shown),
    difference: row.difference === null ? null : inPlaces(row.difference),
    age_days: ageOf(row, now),
    correction_status:
      row.correction === null ? null : await parts.statementItems.correctionStatus(row.correction),
  }
}

/** Lines of statements and the entries beside them. */
export const statementItems = implement(contract.finance.statementItems, {
  csv: statementsCsv,
  handler: async ({ filter, now }, parts) => {
    const { rows, total } = await parts.statementItems.list(filter)
    return page({ rows: await Promise.all(rows.map(row => shown(parts, row, now))), total })
  },
})

/** Answers a change of items: that an item is not open, or the statement not open for changes, is a no. */
export const changing = async (change: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await change()
  } catch (error) {
    if (error instanceof StatementClosed) return closed(error.status)
    // Another statement may have matched the same entry in this moment.
    if (error instanceof NotOpen || errorCode(error) === '23505') return notOpen()
    throw error
  }
}

/** The refusal when an item was matched or closed meanwhile. */
export const notOpen = (): Reply => refused('ITEM_NOT_OPEN', msg`One of these items is not open any more`)

/** Lines less entries, by currency. */
const differences = (items: readonly ItemRow[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const { side, amount, currency } of items) {
    const units = side === 'line' ? toUnits(amount) : -toUnits(amount)
    sums.set(currency, (sums.get(currency) ?? 0n) + units)
  }
  return sums
}

const plain = (units: bigint): string => fromUnits(units).replace(/\.?0+$/, '')

const largest = (rules: readonly wire.MatchingRule[]): bigint =>
  rules.map(({ tolerance }) => toUnits(tolerance)).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n

/** Matches items by hand. They have to come to the same, within the largest tolerance of the statement's rules. */
export const matchItems = implement(contract.finance.matchItems, {
  handler: ({ body, session }, parts) =>
    changing(async () => {
      const ids = [...new Set(body.items)]
      const [found, items] = [
        await parts.statements.one(body.statement),
        await parts.statementItems.byIds(body.statement, ids),
      ]
      if (!found || items.length < ids.length || items.some(({ match }) => match !== null)) return notOpen()
      const [[currency, difference] = ['', 0n], ...others] = differences(items)
      const size = difference < 0n ? -difference : difference
      if (others.length > 0 || size > largest(found.rules))
        return refused('MATCH_DIFFERS', msg`These lines and entries do not balance`, {
          currency,
          difference: atScale(parts.catalogue, currency, plain(difference)),
        })
      await parts.statementItems.matchByHand(
        found.id,
        ids,
        difference === 0n ? null : fromUnits(difference),
        session.uid,
      )
      return done()
    }),
})

/** Opens a match again, made by hand or by a rule. A rule may make it again when the statement is matched again. */
export const unmatchItems = implement(contract.finance.unmatchItems, {
  handler: ({ body }, { statementItems }) =>
    changing(async () => ((await statementItems.unmatch(body.statement, body.match)) ? done() : notOpen())),
})

/** Notes why an item is open, and the administrator in charge of it. */
export const noteItem = implement(contract.finance.noteItem, {
  handler: ({ body, session }, { statementItems }) =>
    changing(async () => {
      const { owner, note } = body
      const isThere = await statementItems.note(body.statement, body.item, { owner, note, by: session.uid })
      return isThere ? done() : notOpen()
    }),
})
