import { useLingui } from '@lingui/react/macro'
import { ChoiceFilter } from '../../../parts/filters.tsx'

type SideFilterProps = { value: string | undefined; onChange: (side: string | undefined) => void }

/** Chooses orders to buy or orders to sell. */
export function SideFilter({ value, onChange }: SideFilterProps) {
  const { t } = useLingui()
  return (
    <ChoiceFilter
      label={t`Side`}
      all={t`Bought and sold`}
      choices={[
        { value: 'buy', label: t`Buy` },
        { value: 'sell', label: t`Sell` },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
