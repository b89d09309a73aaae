import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ErrorFace, Skeleton } from '../../parts/faces.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { type State, Status } from '../../parts/status.tsx'
import { Page } from '../../shell/page.tsx'
import { userinfoQuery } from './queries.ts'

type Kyc = wire.Userinfo['kyc_status']
const STATES: Record<Kyc, State> = { 1: 'settled', 0: 'waiting', [-1]: 'wrong' }

/** Who one is here, and where the verification of the identity stands. */
export function AccountInfo() {
  const { t } = useLingui()
  const { data: user, error, refetch } = useQuery(userinfoQuery)
  return (
    <Page title={t`Account`}>
      <div className="stack" style={{ maxWidth: 640 }}>
        {user && <Verification user={user} />}
        <Panel title={t`About you`} aside={<Link to="/editaccount">{t`Edit my details`}</Link>}>
          {error && !user ? (
            <ErrorFace error={error} onRetry={() => void refetch()} />
          ) : (
            <About user={user} />
          )}
        </Panel>
      </div>
    </Page>
  )
}

function Verification({ user }: { user: wire.Userinfo }) {
  const { t } = useLingui()
  if (user.kyc_status === 1) return null
  return user.kyc_status === 0 ? (
    <Notice tone="waiting" title={t`Your identity is being verified`}>
      {t`We look at your documents, usually within one working day. Wallets, swaps and payments open then.`}
    </Notice>
  ) : (
    <Notice tone="wrong" title={t`Your identity is not verified`}>
      {t`Wallets, swaps and payments open once it is. Contact customer service: they tell you what is missing.`}
    </Notice>
  )
}

function About({ user }: { user: wire.Userinfo | undefined }) {
  const { t } = useLingui()
  if (!user)
    return (
      <Facts
        rows={['a', 'b', 'c', 'd'].map(key => ({
          label: <Skeleton key={key} width={90} />,
          value: <Skeleton width={140} />,
        }))}
      />
    )
  const kyc: Record<Kyc, string> = { 1: t`Verified`, 0: t`Being verified`, [-1]: t`Not verified` }
  const level = user.vip_level
  return (
    <Facts
      rows={[
        { label: t`Name`, value: user.username },
        {
          label: t`User ID`,
          value: (
            <span className="figures">
              {user.uid} <CopyButton text={user.uid} what={t`Copy user ID`} />
            </span>
          ),
        },
        { label: t`E-mail`, value: user.email },
        {
          label: t`Phone number`,
          value: user.phone ? (
            <span className="figures">
              {user.area_code} {user.phone}{' '}
              {user.phone_status === 0 && <span className="quiet">{t`Not proven yet`}</span>}
            </span>
          ) : (
            t`None`
          ),
        },
        { label: t`Kind of account`, value: user.user_type === 1 ? t`Business` : t`Individual` },
        {
          label: t`Identity`,
          value: <Status state={STATES[user.kyc_status]}>{kyc[user.kyc_status]}</Status>,
        },
        { label: t`VIP level`, value: level > 0 ? t`VIP ${level}` : t`None` },
        { label: t`Quick pay`, value: user.quickpay_status === 1 ? t`On` : t`Off` },
      ]}
    />
  )
}
