import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWordsOf } from '../../../i18n/word.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { InstantDay } from '../../../parts/instant-day.tsx'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { type State, Status } from '../../../parts/status.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { useGroupName } from '../../../platform/members/group-name.ts'
import { useCounterpartyName } from '../../../platform/members/member/counterparty.tsx'
import { userinfoQuery } from '../../../platform/members/member/queries.ts'
import { HandedIn } from '../../identity/member/handed-in.tsx'
import { Identity } from '../../identity/member/identity.tsx'
import { standingQuery } from '../../identity/member/queries.ts'
import { Standing } from '../../identity/member/standing.tsx'
import { STEPS } from '../../identity/member/verification.tsx'

type Kyc = wire.Userinfo['kyc_status']
const STATES: Record<Kyc, State> = { 1: 'settled', 0: 'waiting', [-1]: 'wrong' }

/** The member's details and the state of their verification, and the steps of verifying. */
export function AccountInfo() {
  const { t } = useLingui()
  const { data: user, error, refetch } = useQuery(userinfoQuery)
  const asked = useQuery(standingQuery)
  const standing = asked.data
  useFollow(user, standing)
  const { step, go } = useStep(
    STEPS,
    next => standing && (next === 'done' ? standing.step === 2 : standing.step === 1 || standing.step === 4),
  )
  if (user && step !== 'standing')
    return (
      <Page title={t`Verify your identity`}>{step === 'done' ? <HandedIn /> : <Identity user={user} />}</Page>
    )
  return (
    <Page title={t`Account`}>
      <div className="stack max-640">
        {user && standing && (
          <Standing standing={standing} type={user.user_type} onBegin={() => go('about')} />
        )}
        {user && user.kyc_status !== 1 && !standing && <Waiting query={asked} />}
        <Panel title={t`About you`} aside={<Link to="/editaccount">{t`Edit my details`}</Link>}>
          {error && !user ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <About user={user} standing={standing} />
          )}
        </Panel>
      </div>
    </Page>
  )
}

/** Once the verification has been decided, everything else of the account opens or closes too. */
function useFollow(user: wire.Userinfo | undefined, standing: wire.KycStanding | undefined) {
  const queries = useQueryClient()
  const [before, now] = [user?.kyc_status, standing?.kyc_status]
  useEffect(() => {
    if (before !== undefined && now !== undefined && before !== now)
      void queries.invalidateQueries({ queryKey: userinfoQuery.queryKey })
  }, [queries, before, now])
}

type AboutProps = { user: wire.Userinfo | undefined; standing: wire.KycStanding | undefined }

function About({ user, standing }: AboutProps) {
  if (!user)
    return (
      <Facts
        rows={['a', 'b', 'c', 'd'].map(key => ({
          label: <Skeleton key={key} width={90} />,
          value: <Skeleton width={140} />,
        }))}
      />
    )
  return <Known user={user} standing={standing} />
}

function Known({ user, standing }: AboutProps & { user: wire.Userinfo }) {
  return <Facts rows={useFacts(user, standing)} />
}

function Since({ day }: { day: string }) {
  return (
    <Trans>
      Verified since <InstantDay at={day} />
    </Trans>
  )
}

function useFacts(user: wire.Userinfo, standing: AboutProps['standing']) {
  const { t } = useLingui()
  const groupName = useGroupName()
  const called = useCounterpartyName()
  const [verification, kinds] = [useWordsOf(verificationStates), useWordsOf(accountKinds)]
  const level = user.vip_level
  // Our own registration asks a business for one name; other clients may give both.
  const isCompanyAlone = user.user_type === 1 && user.company_name === null
  const status = standing?.kyc_status ?? user.kyc_status
  const since = standing?.step === 3 && standing.decided_date
  return [
    { label: isCompanyAlone ? t`Company name` : t`Name`, value: user.username },
    user.company_name !== null && { label: t`Company name`, value: user.company_name },
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
      value: <PhoneNumber user={user} />,
    },
    { label: t`Kind of account`, value: kinds[user.user_type] },
    {
      label: t`Identity`,
      value: <Status state={STATES[status]}>{since ? <Since day={since} /> : verification[status]}</Status>,
    },
    user.referrer !== null && {
      label: t`Referrer`,
      value: (
        <>
          {called(user.referrer.username)} · <span className="figures">{user.referrer.uid}</span>
        </>
      ),
    },
    { label: t`VIP level`, value: level > 0 ? t`VIP ${level}` : t`None` },
    { label: t`User group`, value: user.user_group ? groupName(user.user_group) : t`None` },
    { label: t`Quick pay`, value: user.quickpay_status === 1 ? t`On` : t`Off` },
  ]
}

function PhoneNumber({ user }: { user: wire.Userinfo }) {
  const { t } = useLingui()
  return user.phone ? (
    <span className="figures">
      {user.area_code} {user.phone}{' '}
      {user.phone_status === 0 && <span className="quiet">{t`Not proven yet`}</span>}
    </span>
  ) : (
    t`None`
  )
}
