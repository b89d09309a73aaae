import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Opened } from './queries.ts'

/** Next steps for the member: the same payment once more, or a question to customer service. */
export function NextSteps({ line, isHidden }: { line: Opened; isHidden: boolean }) {
  const { t } = useLingui()
  const { id, type, counterparty, currency, reference, other_side } = line
  // An address shows itself: in the browser's bar, its history, and under the pointer.
  const amount = isHidden ? undefined : line.amount.replace('-', '')
  return (
    <div className="row wrap">
      {type === 'quick-pay-sent' && counterparty && (
        <Button
          renderRoot={props => (
            <Link {...props} to="/quickpay" search={{ uid: counterparty, currency, amount }} />
          )}
        >
          {t`Pay again`}
        </Button>
      )}
      {type === 'send-payment' && other_side && (
        <Button renderRoot={props => <Link {...props} to="/banks/sendpayment" search={{ again: id }} />}>
          {t`Pay again`}
        </Button>
      )}
      <Button variant="default" renderRoot={props => <Link {...props} to="/csr" search={{ reference }} />}>
        {t`Ask about this`}
      </Button>
    </div>
  )
}
