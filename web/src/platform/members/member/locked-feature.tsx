import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '../../../parts/notice.tsx'
import type { Access } from '../../../parts/places/navigation.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery } from './card-info.ts'
import { KycPrompt } from './kyc-prompt.tsx'
import { OpeningUnderWay } from './opening-under-way.tsx'
import { userinfoQuery } from './queries.ts'

/** Looks openable, says why it is closed and how it opens. */
export function LockedFeature({
  user,
  reason,
}: {
  user: wire.Userinfo
  reason: 'identity' | 'quick-pay-off' | 'earn-off' | 'card'
}) {
  const { t } = useLingui()
  if (reason === 'card') return <CardClosed status={user.card_status} />
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
      action={<Link to="/accountinfo">{isPending ? t`See where it stands` : t`Verify your identity`}</Link>}
    >
      {isPending
        ? t`Wallets, swaps and payments open as soon as it is approved, usually within one working day.`
        : t`Wallets, swaps and payments need a verified identity.`}
    </Notice>
  )
}

/** Why the prepaid card cannot be used: there is none yet, it is being reviewed, or it is blocked. */
function CardClosed({ status }: { status: number }) {
  const { t } = useLingui()
  if (status < 0)
    return (
      <Notice
        tone="wrong"
        title={t`Your card is blocked`}
        action={<Link to="/csr">{t`Customer service`}</Link>}
      >
        {t`Its money is still yours. Contact customer service to have it opened again.`}
      </Notice>
    )
  if (status === 1) return <CardInReview />
  return (
    <Notice
      tone="locked"
      title={t`You have no card yet`}
      action={<Link to="/prepaidcard/opencard">{t`Open a card`}</Link>}
    >
      {t`Open one with a stablecoin from your wallet; it is ready within 24 hours.`}
    </Notice>
  )
}

/** No administrator has decided yet: about the card, or about the order or bank transfer that is to open one. */
function CardInReview() {
  const { t } = useLingui()
  const query = useQuery(cardInfoQuery)
  if (!query.data) return <Waiting query={query} />
  if (query.data.opening.underWay) return <OpeningUnderWay opening={query.data.opening} />
  return (
    <Notice tone="waiting" title={t`Your card is being reviewed`}>
      {t`You can use and charge it once it is active, usually within 24 hours.`}
    </Notice>
  )
}

/** Shows a feature, or why it is locked; or why that cannot be known now. */
export function WarmUp({
  access,
  children,
}: {
  access: (user: wire.Userinfo) => Access
  children: ReactNode
}) {
  const query = useQuery(userinfoQuery)
  const user = query.data
  if (!user) return <Waiting query={query} />
  const state = access(user)
  if (state.isOpen) return children
  // Handed in, there is nothing to go and do.
  const isToVerify = state.reason === 'identity' && user.kyc_status === -1
  return (
    <>
      <LockedFeature user={user} reason={state.reason} />
      {isToVerify && <KycPrompt />}
    </>
  )
}
