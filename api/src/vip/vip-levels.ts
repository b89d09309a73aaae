import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { keeper } from '../catalogue/keep-catalogue.ts'
import { Problem } from '../command/problem.ts'
import { one, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'

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
    if (!found) throw Problem.unknown('There is no such level')
    return one(found)
  },
})

const editLevel = implement(contract.vip.editLevel, {
  handler: (ask, parts) => {
    const { catalogue } = parts
    const kept = keeper(parts, 'vip-level', level => show(parts, level))
    const banks = ask.body.banks ?? catalogue.get('vip-level', ask.body.id)?.banks ?? []
    return kept.save(ask as never, { ...ask.body, banks })
  },
})

const addLevel = implement(contract.vip.addLevel, {
  handler: (ask, parts) => {
    const kept = keeper(parts, 'vip-level', level => show(parts, level))
    return kept.save(ask as never, ask.body)
  },
})

/** VIP levels, and which of two is better for a member. */
export const vipLevels: readonly Call[] = [levels, level, editLevel, addLevel]
