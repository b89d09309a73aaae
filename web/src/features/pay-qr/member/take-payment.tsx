import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { payCodeFaults } from '@strongroom/shared/words/pay-qr/record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isOutcomeUnknown, isTurnedAway, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { descriptorOf } from '../../../i18n/word.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { PayeeCard } from '../../quick-pay/member/payee-card.tsx'
import { payInfo, scanPayQr } from './queries.ts'

/** The amount that a pay code pays the member, and the button that takes it. */
export function TakePayment({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const query = useQuery({ queryKey: ['pay-info', id], queryFn: () => payInfo(id), retry: false })
  const [isLost, setLost] = useState(false)
  const scan = useSubmit(scanPayQr, {
    asked: { dataId: id },
    // A try that was turned away says nothing of the one before it.
    onProblem: problem => setLost(isOutcomeUnknown(problem) || (isLost && isTurnedAway(problem))),
  })
  const another = (
    <Button variant="default" size="lg" onClick={onBack}>
      {t`Scan another`}
    </Button>
  )
  const problem = scan.isError ? problemOf(scan.error) : undefined
  const isLookRefused = query.isError && problemOf(query.error).kind === 'refused'
  if (scan.data) return <Taken result={scan.data} again={another} />
  if (scan.isOpen || isLost)
    return (
      <AskAgain
        another={another}
        why={problem && words(problem)}
        isBusy={scan.isPending}
        onAsk={() => {
          if (scan.isOpen) {
            setLost(true)
            scan.again()
          }
          scan.mutate({ dataId: id })
        }}
      />
    )
  if (problem) return <Refused title={words(problem)} another={another} />
  if (isLookRefused) return <Refused title={words(problemOf(query.error))} another={another} />
  if (!query.data) return <Waiting query={query} />
  return (
    <Offer
      info={query.data}
      another={another}
      isBusy={scan.isPending}
      onTake={() => scan.mutate({ dataId: id })}
    />
  )
}

type OfferProps = { info: wire.PayInfo; another: ReactNode; isBusy: boolean; onTake: () => void }

/** The payment that an open code offers; a code that is none any more is refused before a click. */
function Offer({ info, another, isBusy, onTake }: OfferProps) {
  const { t, i18n } = useLingui()
  if (info.status === 1) return <Refused title={t`This pay code has been used up.`} another={another} />
  if (info.status === -1)
    return <Refused title={i18n._(descriptorOf(payCodeFaults.expired))} another={another} />
  const shown = amountText(info.amount, info.currency)
  return (
    <Panel>
      <StepTitle>{t`This code pays you`}</StepTitle>
      <PayeeCard payee={{ uid: info.uid, username: info.username }} />
      <Facts
        rows={[
          {
            label: t`You receive`,
            value: <Money amount={info.amount} currency={info.currency} exact isStrong />,
          },
          { label: t`Valid until`, value: instantText(info.expired_date) },
        ]}
      />
      <div className="flow-actions">
        {another}
        <Button size="lg" loading={isBusy} onClick={onTake}>
          {t`Receive ${shown}`}
        </Button>
      </div>
    </Panel>
  )
}

function Refused({ title, another }: { title: string; another: ReactNode }) {
  return (
    <div className="stack">
      <Notice tone="wrong" title={title} isUrgent />
      <div className="flow-actions">{another}</div>
    </div>
  )
}

type AskAgainProps = {
  another: ReactNode
  why: string | undefined
  isBusy: boolean
  onAsk: () => void
}

/** After a scan without an answer: asking again is the same attempt, and pays once. Only that tells what came of it. */
function AskAgain({ another, why, isBusy, onAsk }: AskAgainProps) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <Notice tone="waiting" title={t`We do not know yet whether this code has paid you`} isUrgent>
        {why ?? t`You scanned it before and got no answer. If you ask again, it counts once.`}
      </Notice>
      <div className="flow-actions">
        {another}
        <Button size="lg" loading={isBusy} onClick={onAsk}>
          {t`Ask again`}
        </Button>
      </div>
    </div>
  )
}

function Taken({ result, again }: { result: wire.ScanResult; again: ReactNode }) {
  const { t } = useLingui()
  const shown = amountText(result.amount, result.currency)
  return (
    <div className="stack">
      <StepTitle>{t`Received`}</StepTitle>
      <Notice tone="proven" title={t`${shown} is in your wallet`} isUrgent>
        {t`from ${result.username}, user ID ${result.uid}`}
      </Notice>
      <div className="flow-actions mt-0">
        {again}
        <Button size="lg" renderRoot={props => <Link {...props} to="/digitalaccount" />}>
          {t`See my wallet`}
        </Button>
      </div>
    </div>
  )
}
