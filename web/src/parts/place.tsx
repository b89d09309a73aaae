import { useLingui } from '@lingui/react/macro'
import { countryName } from './country-name.ts'

/** A country by its name, and the address. */
export function Place({ country, ip }: { country: string; ip: string }) {
  const { t } = useLingui()
  return (
    <>
      {country ? countryName(country) : t`Country unknown`}{' '}
      <span className="quiet figures break-anywhere">{ip}</span>
    </>
  )
}
