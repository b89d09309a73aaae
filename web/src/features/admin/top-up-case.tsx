import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Problem, problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText, isZero } from '../../parts/amount.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { proofState } from '../../parts/proof-line.tsx'
import { Status } from '../../parts/status.tsx'
import { utcText } from '../../parts/time.ts'
import { TxidInput, useTxidError } from '../../parts/txid-input.tsx'
import { useUserinfo } from '../account/queries.ts'
import { leftOf } from '../wallet/limits.ts'
import { proofQuery } from '../wallet/queries.ts'
import { usePlaces } from '../wallet/use-places.ts'
import { approvedBeforeQuery, approveTopUp, rejectTopUp } from './queries.ts'
import { useSayDecided } from './use-say-decided.ts'

type CaseProps = { topUp: wire.AdminTopUp; onDecided: () => void }

/** One top-up with its evidence at the left and the decision at the right. */
export function TopUpCase({ topUp, onDecided }: CaseProps) {
  const [fee, setFee] = useState('')
  return (
    <div className="case">
      <Evidence topUp={topUp} fee={topUp.fee ?? fee} />
      {topUp.status === 0 ? (
        <Decision topUp={topUp} fee={fee} onFee={setFee} onDecided={onDecided} />
      ) : (
        <Decided topUp={topUp} />
      )}
    </div>
  )
}

function Evidence({ topUp, fee }: { topUp: wire.AdminTopUp; fee: string }) {
  const { t } = useLingui()
  const { currency, amount, txid, network, uid, email } = topUp
  const { data: before } = useQuery(approvedBeforeQuery(uid))
  const cost = fee || '0'
  const count = before ?? 0
  return (
    <div>
      <Facts
        rows={[
          { label: t`The member sent`, value: <Money amount={amount} currency={currency} exact /> },
          { label: t`Fee`, value: <Money amount={cost} currency={currency} exact /> },
          {
            label: t`The member's wallet receives`,
            value: <Money amount={leftOf(amount, cost)} currency={currency} exact isStrong />,
            kind: 'sum',
          },
        ]}
      />
      <dl className="fields" style={{ padding: '12px 0 0' }}>
        <dt>{t`TXID`}</dt>
        <dd className="mono">
          {txid} <CopyButton text={txid} what={t`Copy TXID`} />
        </dd>
        <dt>{t`Network`}</dt>
        <dd>{network}</dd>
        <dt>{t`Submitted`}</dt>
        <dd className="figures">{utcText(topUp.created_date)}</dd>
        <dt>{t`E-mail`}</dt>
        <dd>{email}</dd>
        <dt>{t`Approved before`}</dt>
        <dd className="figures">{count}</dd>
      </dl>
    </div>
  )
}

/** The two checks a machine can make beside a decision. */
function Checks() {
  const { t } = useLingui()
  const { data: proof } = useQuery(proofQuery)
  const state = proofState(proof ?? undefined, Date.now())
  return (
    <div className="row wrap" style={{ gap: '4px 14px', marginBottom: 12 }}>
      <Status state="settled">{t`TXID submitted once`}</Status>
      {state === 'differs' ? (
        <Status state="wrong">{t`Books differ: decide nothing`}</Status>
      ) : state === 'equal' ? (
        <Status state="settled">{t`Balances proven`}</Status>
      ) : (
        <Status state="waiting">{t`Balances being compared`}</Status>
      )}
    </div>
  )
}

type DecisionProps = CaseProps & { fee: string; onFee: (fee: string) => void }

function Decision({ topUp, fee, onFee, onDecided }: DecisionProps) {
  const { t } = useLingui()
  const user = useUserinfo()
  const [isRejecting, setRejecting] = useState(false)
  if (user?.uid === topUp.uid)
    return (
      <Notice tone="locked" title={t`This is your own case`}>
        {t`You see it, but another administrator has to decide it.`}
      </Notice>
    )
  return (
    <div>
      <Checks />
      {isRejecting ? (
        <Rejection topUp={topUp} onBack={() => setRejecting(false)} onDecided={onDecided} />
      ) : (
        <Approval
          topUp={topUp}
          fee={fee}
          onFee={onFee}
          onReject={() => setRejecting(true)}
          onDecided={onDecided}
        />
      )}
    </div>
  )
}

function Refusal({ problem }: { problem: Problem }) {
  const words = useProblemWords()
  return <Notice tone="wrong" title={words(problem)} isUrgent />
}

function Approval({ topUp, fee, onFee, onReject, onDecided }: DecisionProps & { onReject: () => void }) {
  const { t } = useLingui()
  const places = usePlaces()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const txidError = useTxidError()
  const say = useSayDecided(topUp.uid)
  const approve = useSubmit(approveTopUp, {
    onSuccess: () => {
      say.approved()
      onDecided()
    },
  })
  const { id, amount, currency, network } = topUp
  const shown = amountText(amount, currency)
  const externalTxId = typed.trim()
  const error = externalTxId === '' ? undefined : txidError(externalTxId, network)
  const submit = () => {
    setChecked(true)
    if (error) return
    approve.mutate({ id, ...(isZero(fee) ? {} : { fee }), ...(externalTxId ? { externalTxId } : {}) })
  }
  return (
    <div className="stack" style={{ gap: 12 }}>
      <MoneyInput
        label={t`Fee, if any`}
        name="fee"
        currency={currency}
        places={places(currency)}
        value={fee}
        onChange={onFee}
      />
      <TxidInput
        label={t`External TXID, if there is one`}
        name="externalTxId"
        value={typed}
        onChange={setTyped}
        error={isChecked && error}
      />
      {approve.isError && <Refusal problem={problemOf(approve.error)} />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button onClick={submit} loading={approve.isPending}>
          {t`Approve ${shown}`}
        </Button>
        <Button variant="default" onClick={onReject} disabled={approve.isPending}>
          {t`Reject…`}
        </Button>
      </div>
      <p className="hint">{t`Approving writes TopUpApproved with your name. The member sees it at once.`}</p>
    </div>
  )
}

function Rejection({ topUp, onBack, onDecided }: CaseProps & { onBack: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const say = useSayDecided(topUp.uid)
  const reject = useSubmit(rejectTopUp, {
    onSuccess: () => {
      say.rejected()
      onDecided()
    },
  })
  const shown = amountText(topUp.amount, topUp.currency)
  const submit = () => {
    setChecked(true)
    if (reason.trim()) reject.mutate({ id: topUp.id, reason: reason.trim() })
  }
  return (
    <div className="stack" style={{ gap: 12 }}>
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
      {reject.isError && <Refusal problem={problemOf(reject.error)} />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button onClick={submit} loading={reject.isPending}>
          {t`Reject ${shown}`}
        </Button>
        <Button variant="default" onClick={onBack} disabled={reject.isPending}>
          {t`Back`}
        </Button>
      </div>
      <p className="hint">{t`Nothing moves. The TXID may be submitted again.`}</p>
    </div>
  )
}

function Decided({ topUp }: { topUp: wire.AdminTopUp }) {
  const { t } = useLingui()
  const { status, reason, externalTxId, finish_date } = topUp
  return (
    <div className="stack tight">
      {status === 1 ? (
        <Status state="settled">{t`Approved`}</Status>
      ) : (
        <Status state="wrong">{t`Rejected`}</Status>
      )}
      {finish_date && <span className="figures">{utcText(finish_date)}</span>}
      {reason && <span>{reason}</span>}
      {externalTxId && <span className="mono">{externalTxId}</span>}
    </div>
  )
}
