import { useLingui } from '@lingui/react/macro'
import { currentTag } from '../../i18n/i18n.ts'

/** A country by its name, and the address. */
export function Place({ country, ip }: { country: string; ip: string }) {
  const { t } = useLingui()
  return (
    <>
      {country ? countryName(country) : t`Country unknown`}{' '}
      <span className="quiet figures" style={{ overflowWrap: 'anywhere' }}>
        {ip}
      </span>
    </>
  )
}

const countryName = (code: string) =>
  new Intl.DisplayNames([currentTag()], { type: 'region', fallback: 'code' }).of(code) ?? code
