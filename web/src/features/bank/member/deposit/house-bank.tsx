import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { Notice } from '../../../../parts/notice.tsx'

type HouseBankProps = {
  bank: Pick<wire.SysBankRecord, keyof wire.VirtualAccountDetails>
  reference: string
}

/** An account at the bank of the house to transfer to, each line with a copy button. */
export function HouseBank({ bank, reference }: HouseBankProps) {
  const { t } = useLingui()
  const line = (label: ReactNode, text: string) =>
    text !== '' && {
      label,
      value: (
        <span className="break-anywhere">
          {text} <CopyButton text={text} what={t`Copy ${text}`} />
        </span>
      ),
    }
  return (
    <Facts
      rows={[
        line(t`Beneficiary`, bank.beneficiary_name),
        line(t`Bank`, bank.bank_name),
        line(t`Account number`, bank.account_number),
        line(t`SWIFT`, bank.swift_code),
        line(t`Routing number`, bank.bank_routing_number),
        line(t`Address of the bank`, bank.bank_address),
        line(t`Reference`, reference),
      ]}
    />
  )
}

/** The house has no account to transfer to: nothing is to be sent. */
export function NoHouseBank() {
  const { t } = useLingui()
  return (
    <Notice tone="locked" title={t`Bank transfers are not taken at present`}>
      {t`No account to transfer to has been entered yet. Do not send anything: it could not be booked.`}
    </Notice>
  )
}
