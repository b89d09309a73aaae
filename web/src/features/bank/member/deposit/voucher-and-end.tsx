import { useLingui } from '@lingui/react/macro'
import { instantText } from '../../../../i18n/time.ts'
import { ProofLink } from '../../../../platform/cases/admin/proof-link.tsx'

type VoucherAndEndProps = { voucher: string; endedAt: string | null }

/** The proof that a member has handed in with a deposit, and the instant of its decision once there is one. */
export function VoucherAndEnd({ voucher, endedAt }: VoucherAndEndProps) {
  const { t } = useLingui()
  return (
    <span className="row wrap">
      {endedAt && <span>{t`Decided ${instantText(endedAt)}`}</span>}
      <ProofLink id={voucher} />
    </span>
  )
}
