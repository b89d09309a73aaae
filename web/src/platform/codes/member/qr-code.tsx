import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import QRCode from 'qrcode'
import { useEffect, useRef } from 'react'

/** As specified. */
const SIDE = 220

/** A QR code of 220 by 220 pixels, always dark on white, with a way to save it as an image where it has a name to save it under. */
export function QrCode({ text, name }: { text: string; name?: string }) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current)
      void QRCode.toCanvas(canvas.current, text, { width: SIDE, margin: 2, errorCorrectionLevel: 'M' })
  }, [text])
  const save = () => {
    const link = document.createElement('a')
    link.href = canvas.current?.toDataURL('image/png') ?? ''
    link.download = `${name}.png`
    link.click()
  }
  return (
    <div className="stack items-center">
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={t`QR code`}
        style={{ width: SIDE, height: SIDE, borderRadius: 8, background: '#fff' }}
      />
      {name !== undefined && (
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          {t`Save the QR code`}
        </Button>
      )}
    </div>
  )
}
