import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CancelCase, isCancelled } from '../../../../platform/cancelling/member/cancel-case.tsx'
import { HelpLink } from '../../../../platform/lines/member/help-link.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'

/** Next steps for the member: the same movement once more, or a question to customer service. */
export function NextSteps({ line, isHidden }: { line: Opened; isHidden: boolean }) {
  const { t } = useLingui()
  const { type, counterparty, currency, reference } = line
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
      <OnceMore line={line} />
      {line.status === 'pending' && isCancelled(type) && <CancelCase kind={type} id={reference} size="sm" />}
      <HelpLink reference={reference} />
    </div>
  )
}

/** Leads to the form of a movement that leaves the platform, which fills itself in with this one. */
function OnceMore({ line: { id, type, other_side } }: { line: Opened }) {
  const { t } = useLingui()
  const again = { again: id }
  if (type === 'send-payment')
    return (
      other_side && (
        <Button renderRoot={props => <Link {...props} to="/banks/sendpayment" search={again} />}>
          {t`Pay again`}
        </Button>
      )
    )
  if (type === 'withdrawal')
    return (
      <Button renderRoot={props => <Link {...props} to="/withdrawtobank" search={again} />}>
        {t`Withdraw again`}
      </Button>
    )
  if (type !== 'chain-send') return null
  return (
    <Button renderRoot={props => <Link {...props} to="/sendonchain" search={again} />}>
      {t({ message: 'Send again', context: 'money' })}
    </Button>
  )
}
