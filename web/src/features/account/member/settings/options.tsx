import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../../client/submit.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { switchOption } from './queries.ts'

/** Options that a member switches on and off for their account. */
export function Options({ user }: { user: wire.Userinfo }) {
  const { t } = useLingui()
  const send = useSubmit(switchOption)
  const change = (option: wire.Option, isOn: boolean) => send.mutate({ option, status: isOn ? 1 : 0 })
  return (
    <Panel title={t`Options`}>
      <div className="stack">
        <Switch
          label={t`Quick pay`}
          description={t`Pay others by user ID or QR code, and be paid by them. While it is off, nobody can pay you.`}
          checked={user.quickpay_status === 1}
          disabled={send.isPending}
          onChange={event => change('quickpay', event.currentTarget.checked)}
        />
        <Switch
          label={t`Earn`}
          description={t`Set money aside for interest. What you have set aside goes on earning while it is off.`}
          checked={user.earn_status === 1}
          disabled={send.isPending}
          onChange={event => change('earn', event.currentTarget.checked)}
        />
        <ProblemNotice of={send.error} />
      </div>
    </Panel>
  )
}
