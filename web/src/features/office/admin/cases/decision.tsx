import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sendForm } from '../../../../client/call.ts'
import type { Body, FormName } from '../../../../client/contract.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { isZero } from '../../../../parts/amount.ts'
import { BooksHold, useBooksHold } from '../../../../parts/books-hold.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { TxidInput, useTxidError } from '../../../../parts/txid-input.tsx'
import { useUserinfo } from '../../../account/member/queries.ts'
import { usePlaces } from '../../../wallet/member/use-places.ts'
import { WaitsForSecond } from '../proposals/waits-for-second.tsx'
import { useSayDecided } from '../use-say-decided.ts'

/** A call that decides a case. `body` goes with the case's id; `hint` says what it does, and what it does not. */
type DecidingBy<N extends FormName> = {
  readonly call: N
  readonly body?: Partial<Body<N>>
  readonly hint?: ReactNode
}
export type Deciding = { [N in FormName]: DecidingBy<N> }[FormName]

type DecisionProps = {
  id: string
  uid: string
  /** User ID of the administrator who entered it, if one did: they do not decide it either. */
  enteredBy?: string | null
  approve: Deciding
  approveLabel: ReactNode
  /** Left out where nothing may be rejected. */
  reject?: Deciding
  /** Label of the button that rejects; "Reject" when left out. */
  rejectLabel?: string
  /** Where what really came may be another amount than the member said: its currency, and what approving it is called. */
  came?: { currency: string; label: (amount: string) => ReactNode }
  /** The currency of the fee and the fee that holds when none is typed; left out where there is none. */
  fee?: { currency: string; label: ReactNode; onChange?: (fee: string) => void }
  /** Which transaction's id is asked for: a bank's, if there is one; or that of one on a chain, which has to be given unless it is `optional`. */
  externalId?: 'bank' | { readonly network: string; readonly optional?: true }
  onDecided: () => void
}

const decide = ({ name, body }: { name: FormName; body: object }, attempt: string) =>
  sendForm(name, { body, attempt })

/** Approve, with fee and reference where there are any; or reject with a reason. Never one's own case. */
export function Decision(props: DecisionProps) {
  const { id, uid, enteredBy, reject, rejectLabel, onDecided } = props
  const { t } = useLingui()
  const user = useUserinfo()
  const [isRejecting, setRejecting] = useState(false)
  if (user?.uid === uid || (enteredBy && user?.uid === enteredBy))
    return (
      <Notice tone="locked" title={t`This is your own case`}>
        {t`You see it, but another administrator has to decide it.`}
      </Notice>
    )
  if (isRejecting && reject)
    return (
      <Rejection
        id={id}
        uid={uid}
        reject={reject}
        label={rejectLabel ?? t`Reject`}
        onBack={() => setRejecting(false)}
        onDecided={onDecided}
      />
    )
  return <Approval {...props} onReject={() => setRejecting(true)} />
}

function Approval(props: DecisionProps & { onReject: () => void }) {
  const { id, uid, approve, approveLabel, reject, rejectLabel, came, fee, externalId } = props
  const { onDecided, onReject } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [typedFee, setFee] = useState('')
  const [amount, setAmount] = useState('')
  const [typedId, setTypedId] = useState('')
  const [isChecked, setChecked] = useState(false)
  const txidError = useTxidError()
  const externalTxId = typedId.trim()
  const isOnChain = externalId instanceof Object
  const isIdMissing = isOnChain && externalId.optional && externalTxId === ''
  const idError = isOnChain && !isIdMissing ? txidError(externalTxId, externalId.network) : undefined
  const isHeld = useBooksHold()
  const say = useSayDecided(uid)
  const send = useSubmit(decide, {
    onSuccess: ({ proposal }) => {
      if (proposal) return
      say.approved()
      onDecided()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (idError) return
    send.mutate({
      name: approve.call,
      body: {
        ...approve.body,
        id,
        ...(came && amount !== '' ? { amount } : {}),
        ...(fee && typedFee !== '' ? { fee: isZero(typedFee) ? '0' : typedFee } : {}),
        ...(externalTxId ? { externalTxId } : {}),
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ gap: 12, alignContent: 'start' }}>
      {came && (
        <MoneyInput
          label={t`Amount that came, if another`}
          name="amount"
          currency={came.currency}
          places={places(came.currency)}
          value={amount}
          onChange={setAmount}
        />
      )}
      {fee && (
        <MoneyInput
          label={fee.label}
          name="fee"
          currency={fee.currency}
          places={places(fee.currency)}
          value={typedFee}
          onChange={next => {
            setFee(next)
            fee.onChange?.(next)
          }}
        />
      )}
      {externalId && (
        <TxidInput
          label={
            externalId === 'bank'
              ? t`Transaction ID at the bank, if any`
              : externalId.optional
                ? t`External TXID, if there is one`
                : t`TXID on the chain`
          }
          name="externalTxId"
          value={typedId}
          onChange={setTypedId}
          error={isChecked && idError}
        />
      )}
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      {send.data?.proposal && <WaitsForSecond />}
      <BooksHold isHeld={isHeld} isApproval />
      <div className="row wrap" style={{ gap: 10 }}>
        <Button type="submit" loading={send.isPending} disabled={isHeld}>
          {came && amount !== '' ? came.label(amount) : approveLabel}
        </Button>
        {reject && (
          <Button variant="default" onClick={onReject} disabled={send.isPending}>
            {rejectLabel ?? t`Reject`}
          </Button>
        )}
      </div>
      <p className="hint">{approve.hint ?? t`The decision is written to the log with your name.`}</p>
    </form>
  )
}

type RejectionProps = {
  id: string
  uid: string
  reject: Deciding
  label: string
  onBack: () => void
  onDecided: () => void
}

function Rejection({ id, uid, reject, label, onBack, onDecided }: RejectionProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const say = useSayDecided(uid)
  const send = useSubmit(decide, {
    onSuccess: () => {
      say.rejected()
      onDecided()
    },
  })
  const submit = () => {
    setChecked(true)
    if (reason.trim()) send.mutate({ name: reject.call, body: { ...reject.body, id, reason: reason.trim() } })
  }
  return (
    <div className="stack" style={{ gap: 12, alignContent: 'start' }}>
      <Textarea
        label={t`Reason, as the member will read it`}
        name="reason"
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isChecked && !reason.trim() ? t`Say why, in words the member can act on.` : undefined}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button onClick={submit} loading={send.isPending}>
          {label}
        </Button>
        <Button variant="default" onClick={onBack} disabled={send.isPending}>
          {t`Back`}
        </Button>
      </div>
      {reject.hint && <p className="hint">{reject.hint}</p>}
    </div>
  )
}
