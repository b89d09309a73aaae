import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../../../../client/submit.ts'
import { Panel } from '../../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../../../parts/waiting.tsx'
import { endPush, pushQuery, setPush } from '../queries.ts'
import { ownKeys, type PushSupport, pushSupport, subscribe, unsubscribe } from './browser-push.ts'

/** Push messages to the device in hand: by its person's wish alone, and asked for after a click. */
export function PushPanel() {
  const { t } = useLingui()
  const [support, setSupport] = useState(pushSupport)
  const query = useQuery({ ...pushQuery, enabled: support === 'ready' })
  const [standing] = query.data ?? []
  return (
    <Panel title={t`Push messages on this device`}>
      {support !== 'ready' && <NotReady support={support} />}
      {support === 'ready' && standing && (
        <Choices standing={standing} onRefused={() => setSupport(pushSupport())} />
      )}
      {support === 'ready' && !standing && <WaitingInside query={query} />}
    </Panel>
  )
}

function NotReady({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { t } = useLingui()
  const why = {
    unsupported: t`This browser does not take push messages.`,
    uninstalled: t`On an iPhone or iPad, only the installed app takes push messages: add Strongroom to the home screen with the share button, and open it from there.`,
    refused: t`This browser does not show notifications from Strongroom. Allow them in its settings for this site, then open this page again.`,
  }
  return <p className="quiet">{why[support]}</p>
}

type ChoicesProps = { standing: wire.PushStanding; onRefused: () => void }

function Choices({ standing: { key, status, amounts }, onRefused }: ChoicesProps) {
  const { t } = useLingui()
  const set = useSubmit(setPush)
  const end = useSubmit((_: object, attempt: string) => endPush(attempt))
  const [hint, setHint] = useState<'not-allowed' | 'failed'>()
  const [isAsking, setAsking] = useState(false)
  const isBusy = isAsking || set.isPending || end.isPending
  const turnOn = async () => {
    setAsking(true)
    const made = await subscribe(key)
    setAsking(false)
    setHint(typeof made === 'string' ? made : undefined)
    if (typeof made === 'string') return onRefused()
    set.mutate({ ...made, amounts: 0 })
  }
  const turnOff = async () => {
    await unsubscribe().catch(() => undefined)
    end.mutate({})
  }
  const say = async (isSaid: boolean) => {
    const own = await ownKeys()
    // The browser has lost it, as when its data were cleared: what stands on the server is of no use.
    if (own) set.mutate({ ...own, amounts: isSaid ? 1 : 0 })
    else end.mutate({})
  }
  return (
    <div className="stack">
      <Switch
        label={t`Show push messages here`}
        description={t`They say what has happened, also while Strongroom is closed, until you sign out on this device.`}
        checked={status === 1}
        disabled={isBusy}
        onChange={event => void (event.currentTarget.checked ? turnOn() : turnOff())}
      />
      <Switch
        label={t`With amounts`}
        description={t`Anybody who sees the locked screen can read them, too.`}
        checked={amounts === 1}
        disabled={isBusy || status === 0}
        onChange={event => void say(event.currentTarget.checked)}
      />
      {hint === 'not-allowed' && (
        <p className="quiet">{t`The browser was not allowed to show messages. Switch them on again to be asked again.`}</p>
      )}
      {hint === 'failed' && (
        <p className="quiet">{t`The browser could not reach its push service. Try again later.`}</p>
      )}
      <ProblemNotice of={set.error ?? end.error} />
    </div>
  )
}
