import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Body } from '../../client/contract.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { Notice } from '../notice.tsx'
import {
  beginConfirmation,
  confirmationQuery,
  confirmingDevicesQuery,
  endConfirmation,
} from './confirm-queries.ts'

/** A payment, or a look at a card's number, that another device of the member's may confirm, and what then sends it. */
type DeviceWay = {
  readonly asked: Body<'account.beginConfirmation'>
  readonly onConfirmed: (code: wire.ConfirmedElsewhere) => void
  readonly isBusy: boolean
  /** Why what was sent with the last one was refused, where nothing else on screen says so. */
  readonly error?: unknown
  /** The other way below it, where it is not that of a payment. */
  readonly otherWay?: string
}

/** Has another device confirm it, in place of codes; nothing where none of the member's does. */
export function ConfirmOnDevice({ asked, onConfirmed, isBusy, error, otherWay }: DeviceWay) {
  const { t } = useLingui()
  const words = useProblemWords()
  const devices = useQuery(confirmingDevicesQuery)
  const [begun, setBegun] = useState<wire.Confirmation>()
  const begin = useMutation({ mutationFn: () => beginConfirmation(asked), onSuccess: setBegun })
  if (!devices.data?.others) return null
  const failure = begin.error ?? error
  const confirmed = (code: wire.ConfirmedElsewhere) => {
    setBegun(undefined)
    onConfirmed(code)
  }
  return (
    <div className="stack" style={{ marginBottom: 24 }}>
      {failure != null && <Notice tone="wrong" title={words(problemOf(failure))} isUrgent />}
      {begun ? (
        <Waits
          id={begun.id}
          isLook={asked.scene === 'cardnumber'}
          onConfirmed={confirmed}
          onEnd={() => setBegun(undefined)}
        />
      ) : (
        <Button
          variant="default"
          size="lg"
          fullWidth
          loading={begin.isPending || isBusy}
          onClick={() => begin.mutate()}
        >
          {t`Confirm on another device`}
        </Button>
      )}
      <p className="quiet">{otherWay ?? t`Or enter the codes, as below.`}</p>
    </div>
  )
}

type WaitsProps = {
  id: string
  isLook: boolean
  onConfirmed: DeviceWay['onConfirmed']
  onEnd: () => void
}

/** Waits for the other device, and goes on by itself once that has confirmed. */
function Waits({ id, isLook, onConfirmed, onEnd }: WaitsProps) {
  const { t } = useLingui()
  const { data } = useQuery(confirmationQuery(id))
  const cancel = useMutation({ mutationFn: () => endConfirmation(id), onSettled: onEnd })
  const isConfirmed = data?.standing === 'confirmed'
  const goOn = useEffectEvent(() => onConfirmed({ confirmation: id }))
  useEffect(() => {
    if (isConfirmed) goOn()
  }, [isConfirmed])
  const nothing = isLook ? t`Nothing is shown.` : t`Nothing was sent.`
  const again = (
    <Button variant="default" size="sm" onClick={onEnd}>
      {t`Ask again`}
    </Button>
  )
  if (data?.standing === 'declined')
    return (
      <Notice tone="wrong" title={t`This was declined on your other device`} action={again} isUrgent>
        {nothing}
      </Notice>
    )
  if (data?.standing === 'lapsed' || data?.standing === 'cancelled')
    return (
      <Notice tone="wrong" title={t`This was not confirmed in time`} action={again} isUrgent>
        {nothing}
      </Notice>
    )
  return (
    <Notice
      tone="waiting"
      title={t`Confirm this on your other device`}
      action={
        <Button variant="default" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t`Cancel`}
        </Button>
      }
      isUrgent
    >
      {t`We have sent a message to it. It waits there for five minutes, and this page goes on by itself.`}
    </Notice>
  )
}
