import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { confirmersQuery, confirmingDevicesQuery } from '../../../../parts/money-flow/confirm-queries.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { Status } from '../../../../parts/status.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { Confirmers } from './confirmers.tsx'
import { endConfirmHere } from './queries.ts'

/** Whether this device confirms payments that are begun on others, and the ways to turn that on and off. */
export function Confirming() {
  const { t } = useLingui()
  const query = useQuery(confirmingDevicesQuery)
  const isOn = query.data?.status === 1
  return (
    <Panel
      title={t`Confirm payments on this device`}
      aside={isOn ? <Status state="settled">{t`On`}</Status> : undefined}
    >
      <p className="quiet mb-12">
        {t`Payments that you begin on another device can then be confirmed on this one, with your PAY code or a passkey, in place of the code by e-mail.`}
      </p>
      <Confirmers />
      {query.data ? <Way isOn={isOn} hasPush={query.data.push === 1} /> : <WaitingInside query={query} />}
    </Panel>
  )
}

function Way({ isOn, hasPush }: { isOn: boolean; hasPush: boolean }) {
  const { t } = useLingui()
  if (isOn) return <TurnOff />
  if (hasPush)
    return (
      <Button variant="default" renderRoot={props => <Link {...props} to="/setting/confirmdevice" />}>
        {t`Turn on`}
      </Button>
    )
  return (
    <>
      <p className="quiet mb-12">{t`This device has to show push messages first.`}</p>
      <Button variant="default" renderRoot={props => <Link {...props} to="/setting/notices" />}>
        {t`Turn on push messages`}
      </Button>
    </>
  )
}

function TurnOff() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: endConfirmHere,
    onSuccess: () =>
      Promise.all(
        [confirmersQuery, confirmingDevicesQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <>
      <ProblemNotice of={end.error} />
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        {t`Turn off`}
      </Button>
    </>
  )
}
