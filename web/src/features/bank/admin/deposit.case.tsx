import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { sendForm } from '../../../client/call.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { choice } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import type { CaseProps } from '../../../platform/cases/admin/case-below.tsx'
import {
  CaseFacts,
  code,
  email,
  money,
  reason,
  type SaidFact,
  since,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { ENDED } from '../../../platform/cases/admin/states.ts'
import { DEPOSIT_TYPES, DepositStatus, DepositTypeName } from '../member/deposit/deposit-state.tsx'

type Row = wire.AdminDeposit

const DECIDE = 'bank.decideDeposit'
const RECEIVE = 'bank.markDeposit'

/** Bank deposits: proof at the left, the decision at the right. */
export const DepositCases = caseKind('deposit', 'bank.depositCases', {
  stateField: 'rechargeStatus',
  states: ENDED,
  what: row => <DepositTypeName type={row.depositType} />,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <DepositStatus deposit={row} />,
  isOpen: row => row.rechargeStatus === 0,
  ranged: 'bank.depositCases',
  filters: [choice('depositType', msg`Kind`, msg`All kinds`, DEPOSIT_TYPES), currency('currency')],
  evidence: Evidence,
  decision: {
    approve: { call: DECIDE, body: { status: 1 } },
    label: row => distribute(row.amount, row.currency),
    reject: ({ depositStatus }) => ({ call: depositStatus === 0 ? RECEIVE : DECIDE, body: { status: -1 } }),
    rejectLabel: ({ depositStatus }) => (depositStatus === 0 ? msg`It never came` : undefined),
    came: ({ currency }) => ({ currency, label: amount => distribute(amount, currency) }),
    fee: ({ currency, depositType }) => ({
      currency,
      // The price of a card is all that opening it costs.
      label: depositType === 3 ? msg`Fee, if any` : msg`Fee, if not the usual one`,
    }),
    externalId: 'bank',
  },
  Around: Received,
  Decided: Distributed,
  approval: { kind: 'deposit', gets: msg`The member receives` },
})

const distribute = (amount: string, currency: string) =>
  msg`Distribute ${{ shown: amountText(amount, currency) }}`

const facts: readonly SaidFact<Row>[] = [
  money('amount', 'currency', msg`The member sent`),
  money('fee', 'currency', msg`Fee`),
  money('credited', 'currency', msg`Distributed`, { isStrong: true }),
  since(msg`Submitted`),
  email(),
  code('externalTxId', msg`Transaction ID`),
  reason(),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  return (
    <div>
      <CaseFacts row={row} said={facts} />
      <EvidenceFile id={row.transferImg} name={t`Proof`} />
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

/** The decision, below the note that the transfer has come. */
function Received({ row, children }: { row: Row; children: ReactNode }) {
  return (
    <div className="stack">
      {row.depositStatus === 0 && <Next id={row.id} name={RECEIVE} status={1} />}
      {children}
    </div>
  )
}

function Distributed({ row }: CaseProps<Row>) {
  return (
    <div className="stack">
      <DepositStatus deposit={row} />
      {row.rechargeStatus === 1 && <Next id={row.id} name={DECIDE} status={2} />}
    </div>
  )
}
