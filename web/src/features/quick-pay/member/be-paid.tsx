import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../parts/panel.tsx'
import { useUserinfo } from '../../account/member/queries.ts'
import { payeeTextOf } from '../../pay-qr/member/code-text.ts'

/** Loads the QR library only for those who open it. */
const LinkQrCode = lazy(async () => ({
  default: (await import('../../pay-qr/member/link-qr-code.tsx')).LinkQrCode,
}))

/** The member's own QR code: who scans it comes to quick pay, with the member as the payee. */
export function BePaid() {
  const { t } = useLingui()
  const user = useUserinfo()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <details style={{ marginTop: 16 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer', color: 'var(--accent)', fontWeight: 550 }}>
        {t`Be paid: show your QR code`}
      </summary>
      {isOpen && (
        <Panel>
          <Suspense>
            <LinkQrCode
              link={payeeTextOf(user.uid)}
              name={`pay-${user.uid}`}
              copyLabel={t`Copy the link that pays you`}
            />
          </Suspense>
        </Panel>
      )}
    </details>
  )
}
