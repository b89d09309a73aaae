import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { instantText } from '../../../../i18n/time.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { allowListQuery, turnOnAllowList } from './queries.ts'

/** The allow-list of saved addresses: off, on, or on until the end that was asked for. */
export function AllowList() {
  const { t } = useLingui()
  const { data: list } = useQuery(allowListQuery)
  return (
    <Panel title={t`Allow-list for crypto addresses`}>
      {list && (list.on === 1 ? <On list={list} /> : <Off hours={list.cooling_hours} />)}
    </Panel>
  )
}

function Off({ hours }: { hours: number }) {
  const { t } = useLingui()
  return (
    <>
      <p className="quiet mb-12">
        {t`Coins go to saved addresses only. With the allow-list on, a new address also rests for ${hours} hours before you can send to it, so that nobody who gets into your account can add an address and empty it at once.`}
      </p>
      <TurnOn label={t`Turn on the allow-list`} said={t`The allow-list is on.`} />
    </>
  )
}

function On({ list }: { list: wire.AllowList }) {
  const { t } = useLingui()
  const hours = list.cooling_hours
  if (list.ends_date !== null) return <Ending endsAt={list.ends_date} />
  return (
    <>
      <Notice
        tone="proven"
        title={t`The allow-list is on`}
        action={<Link to="/userbindccaddress">{t`Address book`}</Link>}
      >
        {t`A new address rests for ${hours} hours before you can send to it. Addresses that you saved earlier work at once.`}
      </Notice>
      <Button
        variant="default"
        className="mt-12"
        renderRoot={props => <Link {...props} to="/setting/allowlist" />}
      >
        {t`Turn off the allow-list`}
      </Button>
    </>
  )
}

function Ending({ endsAt }: { endsAt: string }) {
  const { t } = useLingui()
  const time = instantText(endsAt)
  return (
    <div className="stack">
      <Notice tone="waiting" title={t`The allow-list ends on ${time}`}>
        {t`Until then new addresses go on resting. If you did not ask for this, keep it on and freeze the account.`}
      </Notice>
      <TurnOn label={t`Keep the allow-list on`} said={t`The allow-list stays on.`} />
    </div>
  )
}

type TurnOnProps = { label: string; said: string }

function TurnOn({ label, said }: TurnOnProps) {
  const send = useSubmit((_: object, attempt: string) => turnOnAllowList(attempt), {
    onSuccess: () => announce(said),
  })
  return (
    <div className="stack">
      <ProblemNotice of={send.error} />
      <div>
        <Button variant="default" onClick={() => send.mutate({})} loading={send.isPending}>
          {label}
        </Button>
      </div>
    </div>
  )
}
