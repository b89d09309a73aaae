import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

type Named = Pick<wire.Holding, 'name' | 'reference' | 'source' | 'network' | 'addresses'>

/** Names of the places of holdings: as finance states them; those that the custody reports in the reader's language. */
export const useHoldingWords = () => {
  const { t } = useLingui()
  return {
    name: ({ name, source, addresses, network }: Named): string => {
      if (source === 'finance' || network === null) return name
      return addresses === null ? t`Custody, ${network}` : t`Members’ deposit addresses, ${network}`
    },
    /** The address or account; of many addresses, how many. */
    place: ({ reference, addresses }: Named): string => {
      if (addresses === null) return reference
      return t`${plural(addresses, { one: '# address', other: '# addresses' })}`
    },
    source: ({ source }: Named): string =>
      source === 'custody' ? t`Reported by the custody` : t`Stated by our finance staff`,
  }
}
