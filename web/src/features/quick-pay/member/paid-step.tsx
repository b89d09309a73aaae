import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { DonePanel } from '../../../parts/money-flow/done-panel.tsx'
import { moneyRow, useAvailableAfter, useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { calledAs } from './contact-names.ts'
import { SavePayee } from './contacts.tsx'
import { PayeeCard } from './payee-card.tsx'
import type { QuickPayResult } from './queries.ts'

type PaidStepProps = {
  payee: wire.Payee
  note: string
  /** The payer's own words to the payee; may be empty. */
  message: string
  checked: wire.QuickPayCheck
  paid: QuickPayResult
  onAgain: () => void
}

/** Outcome of the payment: arrived, or on its way. */
export function PaidStep({ payee, note, message, checked, paid, onAgain }: PaidStepProps) {
  const { t } = useLingui()
  const { currency, amount, balance } = checked
  const availableAfter = useAvailableAfter()
  const referenceRow = useReferenceRow()
  return (
    <DonePanel
      title={t`Paid`}
      notice={<Outcome payee={payee} shown={amountText(amount, currency)} status={paid.status} />}
      rows={[
        moneyRow({ label: t`Amount`, amount, currency }, 'strong'),
        availableAfter(balance, currency),
        message !== '' && { label: t`Note to the payee`, value: message },
        { label: t`Time`, value: <span className="figures">{instantText(paid.created_date)}</span> },
        referenceRow(paid.id),
      ]}
      actions={
        <>
          <Button variant="default" size="lg" onClick={onAgain}>
            {t`Pay again`}
          </Button>
          <Button size="lg" renderRoot={props => <Link {...props} to="/records/quickpay" />}>
            {t`See the record`}
          </Button>
        </>
      }
    >
      <PayeeCard payee={payee} note={note} />
      <SavePayee payee={payee} />
    </DonePanel>
  )
}

type OutcomeProps = { payee: wire.Payee; shown: string; status: QuickPayResult['status'] }

/** Whether it has arrived already. */
function Outcome({ payee, shown, status }: OutcomeProps) {
  const { t } = useLingui()
  const name = calledAs(payee)
  if (status === 1) return <Notice tone="proven" title={t`${name} has received ${shown}`} isUrgent />
  return (
    <Notice tone="waiting" title={t`${shown} is on its way to ${name}`} isUrgent>
      {t`It has left your wallet and arrives within a minute. Do not pay again.`}
    </Notice>
  )
}
