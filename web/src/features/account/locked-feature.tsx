import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '../../parts/notice.tsx'
import type { Access } from './queries.ts'

/** Looks openable, says why it is closed and how it opens. */
export function LockedFeature({
  user,
  reason,
}: {
  user: wire.Userinfo
  reason: 'identity' | 'quick-pay-off'
}) {
  const { t } = useLingui()
  if (reason === 'quick-pay-off')
    return (
      <Notice tone="locked" title={t`Quick pay is switched off`}>
        {t`You switched it off for your account. While it is off, nobody can pay you by user ID either.`}
      </Notice>
    )
  const isPending = user.kyc_status === 0
  return (
    <Notice
      tone="locked"
      title={isPending ? t`Your identity is being verified` : t`Verify your identity to open this`}
      action={<Link to="/accountinfo">{t`See where it stands`}</Link>}
    >
      {isPending
        ? t`Wallets, swaps and payments open as soon as it is approved, usually within one working day.`
        : t`Wallets, swaps and payments need a verified identity.`}
    </Notice>
  )
}

/** Shows a feature, or why it is locked. */
export function Gate(props: {
  user: wire.Userinfo | undefined
  access: (user: wire.Userinfo) => Access
  children: ReactNode
}) {
  const { user, access, children } = props
  if (!user) return null
  const state = access(user)
  return state.isOpen ? children : <LockedFeature user={user} reason={state.reason} />
}
