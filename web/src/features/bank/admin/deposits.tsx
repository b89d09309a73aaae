import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { sendForm } from '../../../client/call.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { choice } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { DEPOSIT_TYPES, DepositStatus, DepositTypeName } from '../member/deposit/deposit-state.tsx'

const DECIDE = 'bank.decideDeposit'
const RECEIVE = 'bank.markDeposit'

/** Bank deposits: proof at the left, the decision at the right. */
export const DepositCases = caseScreen('bank.depositCases', {
  title: msg`Bank deposits`,
  stateField: 'rechargeStatus',
  what: row => <DepositTypeName type={row.depositType} />,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <DepositStatus deposit={row} />,
  isOpen: row => row.rechargeStatus === 0,
  Below: Opened,
  ranged: 'bank.depositCases',
  filters: [choice('depositType', msg`Kind`, msg`All kinds`, DEPOSIT_TYPES), currency('currency')],
})

function Evidence({ deposit }: { deposit: wire.AdminDeposit }) {
  const { t } = useLingui()
  const { amount, currency, fee, credited, transferImg, externalTxId, reason, created_date, email } = deposit
  return (
    <div>
      <Facts
        rows={[
          { label: t`The member sent`, value: <Money amount={amount} currency={currency} exact /> },
          fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          credited !== null && {
            label: t`Distributed`,
            value: <Money amount={credited} currency={currency} exact isStrong />,
          },
          { label: t`Submitted`, value: <UtcTime at={created_date} /> },
          { label: t`E-mail`, value: email },
          externalTxId !== null && {
            label: t`Transaction ID`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      <EvidenceFile id={transferImg} name={t`Proof`} />
    </div>
  )
}

type NextProps = { id: string; name: typeof DECIDE | typeof RECEIVE; status: 1 | 2 }

const note = ({ name, ...body }: NextProps, attempt: string) => sendForm(name, { body, attempt })

/** Notes that the transfer is on the house's account, before it is distributed; or, for the member, that it has arrived. */
function Next({ id, name, status }: NextProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const noted = useSubmit(note, { onSuccess: () => noteDecided(id, 'changed') })
  if (!may(name)) return null
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        loading={noted.isPending}
        onClick={() => noted.mutate({ id, name, status })}
      >
        {status === 1 ? t`The transfer has come` : t`Confirm it for the member`}
      </Button>
      {noted.isError && <Notice tone="wrong" title={words(problemOf(noted.error))} isUrgent />}
    </div>
  )
}

function Opened({ row, onDecided }: { row: wire.AdminDeposit; onDecided: () => void }) {
  const { t } = useLingui()
  const distribute = (amount: string, currency: string) => {
    const shown = amountText(amount, currency)
    return t`Distribute ${shown}`
  }
  return (
    <div className="case">
      <Evidence deposit={row} />
      {row.rechargeStatus === 0 ? (
        <div className="stack">
          {row.depositStatus === 0 && <Next id={row.id} name={RECEIVE} status={1} />}
          <Decision
            id={row.id}
            uid={row.uid}
            approve={{ call: DECIDE, body: { status: 1 } }}
            approveLabel={distribute(row.amount, row.currency)}
            {...(row.depositStatus === 0
              ? { reject: { call: RECEIVE, body: { status: -1 } }, rejectLabel: t`It never came` }
              : { reject: { call: DECIDE, body: { status: -1 } } })}
            came={{ currency: row.currency, label: amount => distribute(amount, row.currency) }}
            fee={{
              currency: row.currency,
              // The price of a card is all that opening it costs.
              label: row.depositType === 3 ? t`Fee, if any` : t`Fee, if not the usual one`,
            }}
            check="deposit"
            externalId="bank"
            onDecided={onDecided}
          />
        </div>
      ) : (
        <div className="stack">
          <DepositStatus deposit={row} />
          {row.rechargeStatus === 1 && <Next id={row.id} name={DECIDE} status={2} />}
        </div>
      )}
    </div>
  )
}
