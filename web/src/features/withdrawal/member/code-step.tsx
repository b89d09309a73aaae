import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Panel } from '../../../parts/panel.tsx'
import { MailedCode } from '../../account/member/sign-in/mailed-code.tsx'
import { type Order, sendWithdrawalCode } from './queries.ts'
import { Recap } from './recap.tsx'

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
  return (
    <Panel>
      <Recap bankName={bankName} checked={checked} />
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
