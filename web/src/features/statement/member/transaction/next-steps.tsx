import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Opened } from './queries.ts'

/** What a member may want next: the same payment once more, or an answer from customer service. */
export function NextSteps({ line }: { line: Opened }) {
  const { t } = useLingui()
  const { type, counterparty, currency, amount, reference } = line
  return (
    <div className="row wrap">
      {type === 'quick-pay-sent' && counterparty && (
        <Button
          renderRoot={props => (
            <Link
              {...props}
              to="/quickpay"
              search={{ uid: counterparty, currency, amount: amount.replace('-', '') }}
            />
          )}
        >
          {t`Pay again`}
        </Button>
      )}
      <Button variant="default" renderRoot={props => <Link {...props} to="/csr" search={{ reference }} />}>
        {t`Ask about this`}
      </Button>
    </div>
  )
}
