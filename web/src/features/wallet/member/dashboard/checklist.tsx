import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconCircle, IconCircleCheckFilled, IconClockHour4 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Panel } from '../../../../parts/panel.tsx'
import { homeQuery } from './home-query.ts'
import './checklist.css'

type Step = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly why: string
  readonly state: 'done' | 'waiting' | 'open'
}

/** The checklist of a member whose first money has not come yet, beside their total. */
export function NewcomersChecklist({ user }: { user: wire.Userinfo }) {
  const { data } = useQuery(homeQuery())
  if (!data || data.funded === 1) return null
  return <Checklist home={data} user={user} />
}

/** Steps from a new account to one that is safe and can pay: each leads to where it is done. Nothing once all are. */
export function Checklist({ home, user }: { home: wire.MemberHome; user: wire.Userinfo }) {
  const { t } = useLingui()
  const steps = useSteps(home, user)
  const done = steps.filter(({ state }) => state === 'done').length
  const all = steps.length
  if (done === all) return null
  return (
    <Panel
      title={t`Set up your account`}
      aside={<span className="quiet figures">{t`${done} of ${all} done`}</span>}
      inset="flush"
    >
      <ol className="checklist">
        {steps.map(step => (
          <StepRow key={step.to} step={step} />
        ))}
      </ol>
    </Panel>
  )
}

const ICONS = { done: IconCircleCheckFilled, waiting: IconClockHour4, open: IconCircle }

function StepRow({ step: { to, label, why, state } }: { step: Step }) {
  const { t } = useLingui()
  const Icon = ICONS[state]
  const words = { done: t`Done`, waiting: t`Under review`, open: undefined }[state]
  return (
    <li data-state={state}>
      <Icon size={20} aria-hidden />
      <span>
        {state === 'done' ? label : <Link to={to}>{label}</Link>}
        {words && <span className="sr"> · {words}</span>}
        {state !== 'done' && (
          <>
            <br />
            <span className="hint">{why}</span>
          </>
        )}
      </span>
    </li>
  )
}

const stateOf = (isDone: boolean): Step['state'] => (isDone ? 'done' : 'open')

function useSteps(
  { funded, banks, passkeys, authenticator }: wire.MemberHome,
  { kyc_status, phone_status }: wire.Userinfo,
): readonly Step[] {
  const { t } = useLingui()
  return [
    {
      to: '/accountinfo',
      label: t`Verify your identity`,
      why:
        kyc_status === 0
          ? t`is being reviewed, usually within one working day`
          : t`opens wallets, swaps and payments`,
      state: kyc_status === 0 ? 'waiting' : stateOf(kyc_status === 1),
    },
    {
      to: '/topup',
      label: t`Bring in money`,
      why: t`coins from a wallet, or a transfer from a bank or by FPS`,
      state: stateOf(funded === 1),
    },
    {
      to: '/banks/new',
      label: t`Link a bank account`,
      why: t`to deposit from it and withdraw to it`,
      state: stateOf(banks > 0),
    },
    {
      to: '/editaccount',
      label: t`Prove your phone number`,
      why: t`so that messages reach you`,
      state: stateOf(phone_status === 1),
    },
    {
      to: '/setting/security',
      label: t`Make signing in safer`,
      why: t`with a passkey or an authenticator app`,
      state: stateOf(passkeys > 0 || authenticator === 1),
    },
  ]
}
