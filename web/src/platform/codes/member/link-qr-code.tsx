import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { ShareButton } from '../../../parts/share-button.tsx'
import { QrCode } from './qr-code.tsx'

type LinkQrCodeProps = {
  link: string
  /** Name of the file the picture is saved as, without its ending. */
  name: string
  /** Says what is copied: "Copy the link of the pay code". */
  copyLabel: string
}

/** A QR code that holds a link, and the link itself for devices without a camera. */
export function LinkQrCode({ link, name, copyLabel }: LinkQrCodeProps) {
  const { t } = useLingui()
  return (
    <div className="stack items-center min-0">
      <QrCode text={link} name={name} />
      <p className="mono hint break-anywhere text-center">
        {link}{' '}
        <span className="link-acts">
          <CopyButton text={link} what={copyLabel} /> <ShareButton url={link} what={t`Share the link`} />
        </span>
      </p>
    </div>
  )
}
