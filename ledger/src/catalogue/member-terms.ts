import { keysOf, recordOfNames } from '@strongroom/shared'
import { type ConfigCode, configOf, type Settings } from './configs.ts'
import type { Entry } from './kinds.ts'

/** The standing that a member's rates and limits follow from. A member is in one user group, or in none. */
export type Tier = { readonly vipLevel: number; readonly userGroup?: string | undefined }

/** The source of groups, levels and settings: the live catalogue, or that of another moment. */
type TermSource = {
  readonly get: <K extends 'user-group' | 'vip-level' | 'sys-config'>(
    kind: K,
    id: string,
  ) => Entry<K> | undefined
}

type Group = Entry<'user-group'>
type Level = Entry<'vip-level'>

/** A rate or a limit that a user group may set. */
export type TermName = Exclude<keyof Group, 'group_code' | `group_name${string}` | 'status' | 'sort'>

/**
 * The rates and limits of one member. `cc_rate` is the fee of swaps between coins, null where the pair's own holds; `fps_max` is in HKD;
 * `bank_limit` is how many bank accounts may be linked.
 */
type MemberTerms = Readonly<Record<Exclude<TermName, 'cc_rate'>, string>> & {
  readonly cc_rate: string | null
}

const bankLimitOf = (settings: Settings, vipLevel: number): ConfigCode =>
  vipLevel >= Number(configOf(settings, 'bankLimitVipLevel')) ? 'bankLimitVip' : 'bankLimit'

/** The setting that holds where neither the group nor the level says otherwise; none where a pair's own fee does. */
const settingsOf = {
  cc_rate: () => undefined,
  fps_ratio: () => 'fpsRatio',
  fps_max: () => 'fpsMaximum',
  bank_deposit_rate: () => 'bankDepositFeeRate',
  bank_withdraw_rate: () => 'withdrawFeeRate',
  bank_limit: bankLimitOf,
} as const satisfies Readonly<
  Record<TermName, (settings: Settings, vipLevel: number) => ConfigCode | undefined>
>

/** Every rate and limit that a user group may set. */
export const termNames = keysOf(settingsOf)

/** A term as the member's group sets it; nothing where it sets none. */
export const termOfGroup = (source: TermSource, { userGroup }: Tier, name: TermName): string | undefined => {
  const own = userGroup === undefined ? undefined : source.get('user-group', userGroup)?.[name]
  return own === null || own === undefined ? undefined : String(own)
}

/** A term as the member's VIP level sets it; nothing where it sets none. */
export const termOfLevel = (source: TermSource, { vipLevel }: Tier, name: TermName): string | undefined => {
  const level: Partial<Level> & { readonly bank_limit?: undefined } =
    source.get('vip-level', String(vipLevel)) ?? {}
  return level[name] ?? undefined
}

const termOf = (source: TermSource, tier: Tier, name: TermName): string | null => {
  const setting = settingsOf[name](source, tier.vipLevel)
  return (
    termOfGroup(source, tier, name) ??
    termOfLevel(source, tier, name) ??
    (setting ? configOf(source, setting) : null)
  )
}

/**
 * The rates and limits that hold for a member: those that the member's group sets, then those of the VIP level, then the settings. The one
 * place that says which goes before which; `swapFeeRate` puts a pair's own fees between them.
 */
export const termsOf = (source: TermSource, tier: Tier): MemberTerms =>
  recordOfNames(termNames, name => termOf(source, tier, name)) as MemberTerms
