import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { longestNote, noteIn } from '../../../../platform/codes/member/code-text.ts'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'
import { checkAmount, sendPaymentCode } from '../queries.ts'
import { cancelRequest, declineRequest } from './queries.ts'

/** The request can be paid, its code is on its way, and `balance` is what remains. */
export type OnPay = (request: wire.MoneyRequest, balance: string) => void

type RequestActsProps = { request: wire.MoneyRequest; onPay: OnPay; align?: 'start' | 'end' }

/** Acts open to the member on a request: pay or decline one they received, cancel one they sent. */
export function RequestActs({ request, onPay, align = 'end' }: RequestActsProps) {
  if (request.status !== 'open') return null
  return (
    <div className="row wrap" style={{ justifyContent: `flex-${align}` }}>
      {request.direction === 'sent' ? (
        <Cancel request={request} />
      ) : (
        <>
          <Decline request={request} />
          <Pay request={request} onPay={onPay} />
        </>
      )}
    </div>
  )
}

function Pay({ request, onPay }: { request: wire.MoneyRequest; onPay: OnPay }) {
  const { t } = useLingui()
  const { uid, username, currency, amount } = request
  const name = useCounterpartyName()(username)
  const check = useMutation({
    mutationFn: async () => {
      const payment = { uid, currency, amount }
      const { balance } = await checkAmount(payment)
      await sendPaymentCode(payment)
      return balance
    },
    onSuccess: balance => onPay(request, balance),
  })
  return (
    <>
      <Button
        aria-label={t`Pay the request of ${name}`}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {t`Pay`}
      </Button>
      <Wrong error={check.error} />
    </>
  )
}

function Decline({ request: { id, username } }: { request: wire.MoneyRequest }) {
  const { t } = useLingui()
  const name = useCounterpartyName()(username)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const decline = useSubmit(declineRequest, {
    onSuccess: () => {
      announce(t`The request is declined.`)
      setOpen(false)
    },
  })
  const reason = noteIn(text)
  return (
    <>
      <Button variant="default" aria-label={t`Decline the request of ${name}`} onClick={() => setOpen(true)}>
        {t`Decline`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Decline the request of ${name}?`}
        confirmLabel={t`Decline the request`}
        onConfirm={() => decline.mutate({ id, ...(reason ? { reason } : {}) })}
        onCancel={() => setOpen(false)}
        isBusy={decline.isPending}
      >
        <TextInput
          label={t`Reason (may stay empty)`}
          description={t`${name} reads it.`}
          autoComplete="off"
          maxLength={longestNote}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Wrong error={decline.error} />
      </Confirm>
    </>
  )
}

function Cancel({ request: { id, uid, username } }: { request: wire.MoneyRequest }) {
  const { t } = useLingui()
  const name = useCounterpartyName()(username)
  const cancel = useSubmit(cancelRequest, { onSuccess: () => announce(t`The request is cancelled.`) })
  return (
    <>
      <Button
        variant="default"
        aria-label={t`Cancel the request to ${name}`}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id, uid })}
      >
        {t`Cancel`}
      </Button>
      <Wrong error={cancel.error} />
    </>
  )
}

function Wrong({ error }: { error: unknown }) {
  const words = useProblemWords()
  return error ? <Notice tone="wrong" title={words(problemOf(error))} isUrgent /> : null
}
