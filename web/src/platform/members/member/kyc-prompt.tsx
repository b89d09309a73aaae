import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirm } from '../../../parts/confirm.tsx'

/**
 * Asks a member who comes to a page that needs a verified identity whether to go and verify it. After "Cancel" the page says
 * the same without a dialog.
 */
export function KycPrompt() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Your identity first`}
      confirmLabel={t`Continue`}
      onConfirm={() => void navigate({ to: '/accountinfo' })}
      onCancel={() => setOpen(false)}
    >
      <p>{t`This page opens once your identity is verified. It takes about five minutes.`}</p>
    </Confirm>
  )
}
