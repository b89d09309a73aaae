import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'

type FromWalletProps = {
  wallets: readonly wire.WalletRow[] | undefined
  value: string
  onChange: (currency: string) => void
}

/** Out of which wallet something is paid. */
export function FromWallet({ wallets, value, onChange }: FromWalletProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`From wallet`}
      name="currency"
      value={value}
      data={wallets?.map(row => row.currency) ?? [value]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
