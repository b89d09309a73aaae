import { configOf, type Settings } from './configs.ts'
import type { Entry } from './kinds.ts'

/** Entries that the administrators of a platform make themselves, because members send money or write there. */
export type HouseEntry = 'house-bank' | 'fps-account' | 'customer-service'

type Catalogue = Settings & {
  readonly list: (kind: 'sys-bank') => readonly Pick<Entry<'sys-bank'>, 'status'>[]
}

/** The entries that are still to be made; screens offer nothing that would need them. */
export const stillMissing = (catalogue: Catalogue): readonly HouseEntry[] => [
  ...(catalogue.list('sys-bank').some(({ status }) => status === 1) ? [] : (['house-bank'] as const)),
  ...(configOf(catalogue, 'fpsStatus') === '1' && configOf(catalogue, 'fpsAccount') === ''
    ? (['fps-account'] as const)
    : []),
  ...(configOf(catalogue, 'csrEmail') === '' ? (['customer-service'] as const) : []),
]
