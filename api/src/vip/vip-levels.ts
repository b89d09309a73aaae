import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { one, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { keeper } from '../platform/reference/keep-catalogue.ts'

/** The level with the house's banks that its members may pay to: those named, else all shown ones. */
const show = <R extends Record<string, unknown>>({ catalogue }: Parts, level: R): R => {
  const named = level.banks as readonly string[]
  const banks = catalogue.list('sys-bank').filter(({ status }) => status === 1)
  return {
    ...level,
    banks: named.length > 0 ? banks.filter(({ id }) => named.includes(id)) : banks,
    bank_ids: named,
  }
}

const all = (parts: Parts) =>
  [...parts.catalogue.list('vip-level')].sort((a, b) => a.level - b.level).map(level => show(parts, level))

const levels = implement(contract.vip.levels, {
  handler: async (_, parts) => rows(all(parts)),
})

const level = implement(contract.vip.level, {
  handler: async ({ session, filter }, parts) => {
    const own = async () => (await parts.ledger.load(memberDecider, session.uid)).state.vipLevel
    const level = filter.level ?? (await own())
    const found = all(parts).find(each => each.level === level)
    if (!found) throw HttpError.unknown(msg`This level does not exist`)
    return one(found)
  },
})

const idsOf = (banks: readonly (string | { readonly id: string })[]): readonly string[] =>
  banks.map(bank => (typeof bank === 'string' ? bank : bank.id))

/** Banks that a level names are banks of the house. */
const checkBanks = ({ catalogue }: Parts, banks: readonly string[]) => {
  if (banks.some(id => !catalogue.get('sys-bank', id)))
    throw HttpError.invalid([{ path: 'banks', message: 'Banks of the house' }])
}

const editLevel = implement(contract.vip.editLevel, {
  loadedNow: async ({ body: { id } }, parts) => all(parts).find(level => level.id === id),
  handler: (ask, parts) => {
    const { catalogue } = parts
    const kept = keeper(parts, 'vip-level', level => show(parts, level))
    const { id, banks: given } = ask.body
    const level = catalogue.get('vip-level', id)
    // The banks that a level without banks of its own shows are all of them, and saving them as they are names none.
    const isAsShown =
      level !== undefined &&
      given?.every(bank => typeof bank === 'object') &&
      JSON.stringify(idsOf(given)) === JSON.stringify(idsOf(show(parts, level).banks))
    const banks = given === undefined || isAsShown ? (level?.banks ?? []) : idsOf(given)
    checkBanks(parts, banks)
    return kept.save(ask, { ...ask.body, banks })
  },
})

const addLevel = implement(contract.vip.addLevel, {
  handler: (ask, parts) => {
    const kept = keeper(parts, 'vip-level', level => show(parts, level))
    checkBanks(parts, ask.body.banks)
    return kept.save(ask, ask.body)
  },
})

/** VIP levels, and which of two is better for a member. */
export const vipLevels: readonly Call[] = [levels, level, editLevel, addLevel]
