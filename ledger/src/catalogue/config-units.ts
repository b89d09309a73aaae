import { parseDecimal } from '@strongroom/shared'

/**
 * The unit of a setting's value: an amount of a currency, a share of an amount (`0.003` is 0.3 %), another decimal, a count, a
 * switch (0 or 1), a web address, a currency's code, or any words.
 */
export type ConfigUnit =
  | { readonly of: 'amount'; readonly currency: string }
  | { readonly of: 'share' }
  | { readonly of: 'decimal' }
  | { readonly of: 'count'; readonly what: string }
  | { readonly of: 'switch' }
  | { readonly of: 'url' }
  | { readonly of: 'currency' }
  | { readonly of: 'text' }

/** The acts that changing a setting can be; each always takes two administrators. */
export type SecondAct = 'central-address' | 'house-account' | 'bonus' | 'limit'

/** A setting of the product. `secret` ones are for administrators only. */
export type Config = {
  readonly unit: ConfigUnit
  /** Holds while administrators have saved nothing else. */
  readonly default: string
  readonly meaning: string
  readonly secret?: true
  /** Changed by two administrators only: it says where money goes, pays members, or bounds what one of them may do. */
  readonly second?: SecondAct
}

/** An amount of a currency. */
export const amount = (currency: string, value: string, meaning: string): Config => ({
  unit: { of: 'amount', currency },
  default: value,
  meaning,
})
/** A share of an amount, below 1. */
export const share = (value: string, meaning: string): Config => ({
  unit: { of: 'share' },
  default: value,
  meaning,
})
/** A decimal that is no share, or an amount whose currency is another setting. */
export const decimal = (value: string, meaning: string): Config => ({
  unit: { of: 'decimal' },
  default: value,
  meaning,
})
/** A whole number of something. */
export const count = (what: string, value: string, meaning: string): Config => ({
  unit: { of: 'count', what },
  default: value,
  meaning,
})
/** A switch, on or off. */
export const toggle = (value: '0' | '1', meaning: string): Config => ({
  unit: { of: 'switch' },
  default: value,
  meaning,
})
/** A currency's code. */
export const currency = (value: string, meaning: string): Config => ({
  unit: { of: 'currency' },
  default: value,
  meaning,
})
/** Any words. */
export const text = (value: string, meaning: string): Config => ({
  unit: { of: 'text' },
  default: value,
  meaning,
})
/** A web address, or nothing. */
export const url = (meaning: string): Config => ({ unit: { of: 'url' }, default: '', meaning })
/** A setting for administrators only. */
export const secret = (config: Config): Config => ({ ...config, secret: true })
/** A setting that two administrators change. */
export const byTwo = (second: SecondAct, config: Config): Config => ({ ...config, second })

/** A page of words in three languages, `En` where another is missing. Nothing opens while it is empty. */
export const page = <const N extends string>(name: N, meaning: string) =>
  ({
    [`${name}En`]: url(`${meaning}, in English and wherever a language has none of its own`),
    [`${name}Zh`]: url(`${meaning}, in Traditional Chinese`),
    [`${name}Sc`]: url(`${meaning}, in Simplified Chinese`),
  }) as Readonly<Record<`${N}${'En' | 'Zh' | 'Sc'}`, Config>>

/** The fault of a value of a unit, or nothing. */
export const unitIssue = (unit: ConfigUnit, value: string): string | undefined => {
  switch (unit.of) {
    case 'amount':
      return notNegative(value) ? undefined : `Use an amount of ${unit.currency} such as 10.50`
    case 'share':
      return /^0(\.\d{1,12})?$/.test(value) ? undefined : 'Use a share below 1 such as 0.003 for 0.3 %'
    case 'decimal':
      return notNegative(value) ? undefined : 'Use a decimal such as 0.127'
    case 'count':
      return /^\d{1,9}$/.test(value) ? undefined : `Use a whole number (${unit.what})`
    case 'switch':
      return value === '0' || value === '1' ? undefined : 'Use 0 (off) or 1 (on)'
    case 'url':
      return value === '' || /^https?:\/\/\S+$/.test(value) ? undefined : 'Use a web address, or nothing'
    case 'currency':
      return /^[A-Z0-9]{2,12}$/.test(value) ? undefined : 'Use the code of a currency'
    case 'text':
      return undefined
  }
}

const notNegative = (value: string) => parseDecimal(value)?.isNegative() === false
