import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { qrTextOf } from './code-text.ts'
import { QrCode } from './qr-code.tsx'

/** The QR code of a pay code, and the link it holds, for those who cannot scan it. */
export function PayQrCode({ payQr: { data, amount, currency } }: { payQr: wire.PayQr }) {
  const { t } = useLingui()
  const link = qrTextOf(data)
  return (
    <div className="stack" style={{ justifyItems: 'center', minWidth: 0 }}>
      <QrCode text={link} name={`pay-code-${amount}-${currency}`} />
      <p className="mono hint" style={{ overflowWrap: 'anywhere' }}>
        {link} <CopyButton text={link} what={t`Copy the link of the pay code`} />
      </p>
    </div>
  )
}
