import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { isTxid } from '@strongroom/shared'
import type { ReactNode } from 'react'

/** Says why a text cannot be a TXID of a network. */
export function useTxidError() {
  const { t } = useLingui()
  return (txid: string, network: string) => {
    if (txid === '') return t`Please enter all fields`
    if (/\s/.test(txid)) return t`A TXID has no spaces.`
    return isTxid(network, txid) ? undefined : t`This is not a TXID of ${network}. Copy all of it again.`
  }
}

type TxidInputProps = {
  label: ReactNode
  description?: ReactNode
  name: string
  value: string
  onChange: (txid: string) => void
  error: ReactNode
}

/** Field of a transaction id, which is usually pasted. */
export const TxidInput = ({ onChange, ...props }: TxidInputProps) => (
  <TextInput
    {...props}
    maxLength={200}
    autoComplete="off"
    spellCheck={false}
    classNames={{ input: 'mono' }}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
