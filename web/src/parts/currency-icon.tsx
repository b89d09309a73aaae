import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currenciesQuery } from './currencies.ts'
import './parts.css'

/**
 * A currency's icon, as the catalogue has it; its first letter where there is none, or where it cannot be had. It says nothing
 * that does not stand beside it, so screen readers pass it by.
 */
export function CurrencyIcon({ code }: { code: string }) {
  const { data } = useQuery(currenciesQuery)
  const [failed, setFailed] = useState<string>()
  const image = data?.find(({ currency_code }) => currency_code === code)?.currency_img
  if (image && image !== failed)
    return (
      <img
        src={image}
        alt=""
        width={22}
        height={22}
        className="currency-icon"
        onError={() => setFailed(image)}
      />
    )
  return (
    <span className="currency-icon" aria-hidden>
      {code.slice(0, 1)}
    </span>
  )
}
