import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { MailedCode } from '../sign-in/mailed-code.tsx'
import { type Order, sendWithdrawalCode } from './queries.ts'

type CodeStepProps = {
  order: Order
  bankName: string
  checked: wire.WithdrawCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onCode: (code: string) => void
}

/** Where to, how much and at what cost once more, and the emailed code. */
export function CodeStep({ order, bankName, checked, sentAtMs, onSent, onBack, onCode }: CodeStepProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`To my bank account`, value: bankName },
          {
            label: t`The bank receives`,
            value: <Money amount={amount} currency={currency} exact isStrong />,
          },
          { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          {
            label: t`Leaves my balance`,
            value: <Money amount={total} currency={currency} exact isStrong />,
            kind: 'sum',
          },
          { label: t`Arrives`, value: t`In 3 to 6 business days` },
          {
            label: t`${currency} available after`,
            value: <Money amount={balance} currency={currency} exact />,
          },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <MailedCode
          scope="withdrawal"
          sentAtMs={sentAtMs}
          onSent={onSent}
          onResend={() => sendWithdrawalCode(order)}
          onCode={onCode}
          onBack={onBack}
          submitLabel={t`Continue`}
        />
      </div>
    </Panel>
  )
}
