import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorFace } from '../../parts/faces.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { type Access, userinfoQuery } from './queries.ts'

/** Looks openable, says why it is closed and how it opens. */
export function LockedFeature({
  user,
  reason,
}: {
  user: wire.Userinfo
  reason: 'identity' | 'quick-pay-off' | 'earn-off'
}) {
  const { t } = useLingui()
  if (reason === 'quick-pay-off')
    return (
      <Notice
        tone="locked"
        title={t`Quick pay is switched off`}
        action={<Link to="/setting">{t`Switch it on in the settings`}</Link>}
      >
        {t`You switched it off for your account. While it is off, nobody can pay you by user ID either.`}
      </Notice>
    )
  if (reason === 'earn-off')
    return (
      <Notice
        tone="locked"
        title={t`Earning is switched off`}
        action={<Link to="/setting">{t`Switch it on in the settings`}</Link>}
      >
        {t`You switched it off for your account. What you have set aside goes on earning.`}
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

/** Shows a feature, or why it is locked; or why that cannot be known now. */
export function Gate({ access, children }: { access: (user: wire.Userinfo) => Access; children: ReactNode }) {
  const { data: user, error, refetch } = useQuery(userinfoQuery)
  if (error && !user)
    return (
      <Panel inset="flush">
        <ErrorFace error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!user) return null
  const state = access(user)
  return state.isOpen ? children : <LockedFeature user={user} reason={state.reason} />
}
