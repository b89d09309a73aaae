import type { WalletFact } from '@strongroom/ledger/wallet'
import { legsOf, uidOf } from '../event-parts.ts'
import type { NewRow } from '../rows.ts'
import {
  type AnyEvent,
  type AnyFact,
  add,
  type Change,
  insert,
  type Projection,
  patch,
  readSql,
  type Surroundings,
} from '../runner/projection.ts'
import { fromUnits, toUnits } from '../runner/units.ts'
import type { Line } from './line.ts'
import { linesOf, linesOfFact } from './lines.ts'

/** The statement: completed, pending and rejected movements of a member's available balance, with the balance after each line. */
export const movements: Projection<'movements'> = {
  name: 'movements',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { movements: ['uid', 'id'], movement_balances: ['uid', 'currency'] },
  money: [
    { table: 'movements', per: ['uid', 'currency'], sums: ['amount'] },
    { table: 'movement_balances', per: ['uid', 'currency'], sums: ['available'] },
  ],
  reads: event =>
    availableLegsOf(event).map(({ currency }) => ({
      table: 'movement_balances',
      key: { uid: uidOf(event), currency },
    })),
  changes: (event, surroundings) => {
    const lines = isWalletFact(event.data) ? linesOfFact(event.data) : []
    const moved = movedBy(event)
    const booked = [...moved].flatMap(([currency, units]) =>
      book(event, lines, currency, units, surroundings),
    )
    const unmoved = lines.filter(line => line.step !== 'booked' || !moved.has(line.currency ?? ''))
    return [...booked, ...unmoved.map(line => write(event, line, surroundings.number, { amount: '0' }))]
  },
}

const availableLegsOf = ({ data }: AnyEvent) =>
  legsOf(data).filter(({ account }) => account.startsWith('user:') && account.endsWith(':available'))

/** Signed change of the available balance of the stream's own member, by currency. */
const movedBy = (event: AnyEvent): ReadonlyMap<string, bigint> => {
  const moved = new Map<string, bigint>()
  for (const { currency, amount } of availableLegsOf(event))
    moved.set(currency, (moved.get(currency) ?? 0n) + toUnits(amount))
  return moved
}

/** A line with money: the running balance moves with it. Money that no line speaks of is a mistake of `linesOf`. */
const book = (
  event: AnyEvent,
  lines: readonly Line[],
  currency: string,
  units: bigint,
  { find, number }: Surroundings,
): readonly Change[] => {
  const line = lines.find(each => each.step === 'booked' && each.currency === currency)
  if (!line) throw new Error(`${event.type} moves ${currency}, and no line of the statement says so`)
  const key = { uid: uidOf(event), currency }
  const before = find('movement_balances', key)?.available ?? '0'
  const available_after = fromUnits(toUnits(String(before)) + units)
  const amount = fromUnits(units)
  return [
    add('movement_balances', key, { available: amount }),
    write(event, line, number, { amount, available_after, booked_at: event.at }),
  ]
}

type Moved = Pick<NewRow<'movements'>, 'amount' | 'available_after' | 'booked_at'>

const write = (event: AnyEvent, line: Line, number: number, moved: Moved): Change => {
  const { id, currency = '' } = line
  const uid = uidOf(event)
  if (line.known && line.step === 'closed') return patch('movements', { uid, id }, line.set)
  if (line.known) return patch('movements', { uid, id }, { ...line.set, ...moved, number })
  const created_at = event.at
  return insert('movements', { uid, id, currency, ...line.set, ...moved, number, created_at })
}

const isWalletFact = (fact: AnyFact): fact is WalletFact => fact.type in linesOf
