import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Panel } from '../../../../parts/panel.tsx'
import { MailedCode } from '../../../account/member/sign-in/mailed-code.tsx'
import { type Order, sendChainCode } from './queries.ts'
import { Review } from './review.tsx'

type CodeStepProps = {
  order: Order
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onCode: (code: string) => void
}

/** Everything about the send once more, and the emailed code. */
export function CodeStep({ order, payee, checked, sentAtMs, onSent, onBack, onCode }: CodeStepProps) {
  const { t } = useLingui()
  return (
    <Panel>
      <Review payee={payee} checked={checked} />
      <div className="stack" style={{ marginTop: 16 }}>
        <p className="quiet">{t`A transfer on a chain cannot be taken back. Compare the address.`}</p>
        <MailedCode
          scope="transfer"
          sentAtMs={sentAtMs}
          onSent={onSent}
          onResend={() => sendChainCode(order, checked.currency)}
          onCode={onCode}
          onBack={onBack}
          submitLabel={t`Continue`}
        />
      </div>
    </Panel>
  )
}
