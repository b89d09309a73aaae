import {
  type Config,
  type ConfigUnit,
  configs,
  describedSetting,
  isConfigCode,
} from '@strongroom/ledger/catalogue'
import { contract, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { done, rows, waiting, waitsIn } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { keeper } from '../platform/reference/keep-catalogue.ts'
import { changesOf, waitsOf } from './setting-changes.ts'

/** The saved settings, and the product's defaults for the others. */
const all = ({ catalogue }: Parts): readonly wire.SystemConfig[] => {
  const saved = catalogue.list('sys-config')
  const codes = new Set(saved.map(({ field_code }) => field_code))
  const others = Object.entries<Config>(configs).filter(([code]) => !codes.has(code))
  return [
    ...saved.map(({ field_code, field_value, shown }) => ({ field_code, field_value, shown })),
    ...others.map(([field_code, { default: field_value, secret }]) => ({
      field_code,
      field_value,
      shown: !secret,
    })),
  ].sort((a, b) => a.field_code.localeCompare(b.field_code, 'en'))
}

const about = (code: string) => {
  if (!isConfigCode(code)) return {}
  const { unit, default: usual, meaning } = describedSetting(code)
  return { unit: unitOf(unit), default: usual, meaning }
}

const saveSettings = implement(contract.catalogue.saveSettings, {
  handler: async (ask, parts) => {
    const { catalogue } = parts
    const kept = keeper(parts, 'sys-config')
    const { body } = ask
    const pairs = Array.isArray(body) ? body : 'configs' in body ? body.configs : [body]
    const proposals: string[] = []
    const agreesTo: string[] = []
    await checkAsLoaded(parts, pairs)
    const now = new Map(all(parts).map(each => [each.field_code, each]))
    for (const { reason, field_code, field_value, shown: given } of pairs) {
      const pair = { field_code, field_value, shown: given }
      const known = now.get(field_code)
      // A list that is saved as it was loaded changes nothing, and saves no default.
      if (known?.field_value === field_value && (given ?? known.shown) === known.shown) continue
      const shown = pair.shown ?? catalogue.get('sys-config', pair.field_code)?.shown ?? isPublic(pair)
      const otherwise = await kept.put(ask, { ...pair, shown }, reason)
      const proposal = otherwise && waitsIn(otherwise)
      if (otherwise && !proposal) return otherwise
      if (proposal) proposals.push(proposal)
      agreesTo.push(...(otherwise?.agreesTo ?? []))
    }
    return proposals.length > 0 ? { ...waiting(proposals.join(',')), agreesTo } : done()
  },
})

type Loaded = Pick<wire.SystemConfig, 'field_code'> &
  Partial<Record<'unit' | 'default' | 'meaning' | 'changed' | 'waiting', unknown>>

/** Fields that only the list of settings gives of a pair are taken where they are unchanged, and refused by name where they are not. */
const checkAsLoaded = async (parts: Parts, pairs: readonly Loaded[]) => {
  const besides = ['unit', 'default', 'meaning', 'changed', 'waiting'] as const
  if (!pairs.some(pair => besides.some(name => pair[name] !== undefined))) return
  const now = new Map((await whole(parts)).map(each => [each.field_code, each]))
  const issues = pairs.flatMap((pair, at) =>
    besides
      .filter(name => pair[name] !== undefined)
      .filter(name => JSON.stringify(pair[name]) !== JSON.stringify(now.get(pair.field_code)?.[name]))
      .map(name => ({ path: pairs.length > 1 ? `${at}.${name}` : name, message: 'This cannot be changed' })),
  )
  if (issues.length > 0) throw HttpError.invalid(issues)
}

/** Every setting as administrators read it. */
const whole = async (parts: Parts): Promise<readonly wire.SystemConfig[]> => {
  const pairs = all(parts)
  const [changes, waits] = await Promise.all([changesOf(parts, pairs), waitsOf(parts)])
  return pairs.map(pair => ({
    ...pair,
    ...about(pair.field_code),
    ...changes(pair.field_code),
    ...waits(pair.field_code),
  }))
}

const settings = implement(contract.catalogue.settings, {
  handler: async (_, parts) => rows(await whole(parts)),
})

const publicSettings = implement(contract.catalogue.publicSettings, {
  handler: async ({ country }, parts) =>
    rows(
      all(parts)
        .filter(({ shown }) => shown)
        .map(({ field_code, field_value }) => ({ field_code, field_value })),
      { ipinfo: { country } },
    ),
})

/** Settings of the product that administrators keep as pairs of code and value. */
export const systemConfigs: readonly Call[] = [saveSettings, settings, publicSettings]

/** Whether signed-out visitors may see a setting: all but those that the product declares secret. */
const isPublic = ({ field_code }: { readonly field_code: string }) =>
  !isConfigCode(field_code) || !describedSetting(field_code).secret

/** A unit in one word: `USD`, `share`, `days`. */
const unitOf = (unit: ConfigUnit): string =>
  unit.of === 'amount' ? unit.currency : unit.of === 'count' ? unit.what : unit.of
