import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import type { Fact } from '../../../../parts/facts.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'

/** The bank account, address, payee or payer of a line, as the member knows it. */
export function useOtherSideFacts({ type, other_side }: Opened): readonly (Fact | false)[] {
  const { t } = useLingui()
  const label = useSideLabel(type)
  if (!other_side) return []
  const { name, account, bank, swift, remarks } = other_side
  const isAddress = type === 'chain-send' || type === 'chain-send-returned'
  const text = (what: string, value: string): Fact | false =>
    value !== '' && { label: what, value: <span className="break-anywhere">{value}</span> }
  return [
    text(label, name),
    account !== '' && {
      label: isAddress ? t`Address` : t`Account number`,
      value: (
        <span className="mono break-anywhere">
          {account}{' '}
          <CopyButton text={account} what={isAddress ? t`Copy the address` : t`Copy the account number`} />
        </span>
      ),
    },
    text(t`Bank`, bank),
    text(t`SWIFT`, swift),
    text(t`Remarks`, remarks),
  ]
}

function useSideLabel(type: wire.TransactionType): string {
  const { t } = useLingui()
  if (type === 'deposit' || type === 'withdrawal-sent-back')
    return t({ message: 'From', context: 'bank account' })
  if (type === 'request-payment') return t`Name of the request`
  if (type.startsWith('send-payment')) return t`Payee`
  return t({ message: 'To', context: 'payee' })
}
