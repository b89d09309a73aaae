import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { keeper } from '../catalogue/keep-catalogue.ts'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { one, rows } from '../http/replies.ts'

/** VIP levels: what is better for whom. */
export const vipLevels = (parts: Parts): readonly AnyCall[] => {
  const { catalogue, ledger } = parts

  /** The level with the house's banks that its members may pay to: those named, else all shown ones. */
  const show = <R extends Record<string, unknown>>(level: R): R => {
    const named = level.banks as readonly string[]
    const banks = catalogue.list('sys-bank').filter(({ status }) => status === 1)
    return { ...level, banks: named.length > 0 ? banks.filter(({ id }) => named.includes(id)) : banks }
  }
  const kept = keeper(parts, 'vip-level', show)
  const all = () => [...catalogue.list('vip-level')].sort((a, b) => a.level - b.level).map(show)

  return [
    implement(contract.vip.levels, {
      handler: async () => rows(all()),
    }),

    implement(contract.vip.level, {
      handler: async ({ session, filter }) => {
        const own = async () => (await ledger.load(memberDecider, session.uid)).state.vipLevel
        const level = filter.level ?? (await own())
        const found = all().find(each => each.level === level)
        if (!found) throw Problem.unknown('There is no such level')
        return one(found)
      },
    }),

    implement(contract.vip.editLevel, {
      handler: ask => {
        const banks = ask.body.banks ?? catalogue.get('vip-level', ask.body.id)?.banks ?? []
        return kept.save(ask as never, { ...ask.body, banks })
      },
    }),

    implement(contract.vip.addLevel, {
      handler: ask => kept.save(ask as never, ask.body),
    }),
  ]
}
