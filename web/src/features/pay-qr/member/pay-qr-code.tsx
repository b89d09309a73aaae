import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { qrTextOf } from '../../../platform/codes/member/code-text.ts'
import { LinkQrCode } from '../../../platform/codes/member/link-qr-code.tsx'

/** The QR code of a pay code, and the link it holds. */
export function PayQrCode({ payQr: { data, amount, currency } }: { payQr: wire.PayQr }) {
  const { t } = useLingui()
  return (
    <LinkQrCode
      link={qrTextOf(data)}
      name={`pay-code-${amount}-${currency}`}
      copyLabel={t`Copy the link of the pay code`}
    />
  )
}
