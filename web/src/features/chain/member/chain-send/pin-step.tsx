import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../parts/amount.ts'
import { OpenAttempt } from '../../../../parts/open-attempt.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { PinField } from '../../../../parts/pin-field.tsx'
import { type Order, sendOnChain } from './queries.ts'
import { Review } from './review.tsx'

type PinStepProps = {
  order: Order
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  code: string
  onBack: () => void
  onWrongCode: () => void
  onDone: (id: string) => void
}

/** The send once more, and the PAY code, which hands it to finance at the fee that was shown. */
export function PinStep(props: PinStepProps) {
  const { order, payee, checked, code, onBack, onWrongCode, onDone } = props
  const { t } = useLingui()
  const asked = { ...order, fee: checked.fee }
  const send = useSubmit(sendOnChain, { onSuccess: ({ id }) => onDone(id), proofs: ['code', 'pin'], asked })
  const shown = amountText(checked.amount, checked.currency)
  return (
    <Panel>
      <Review payee={payee} checked={checked} />
      <div style={{ marginTop: 16 }}>
        <OpenAttempt submit={send}>
          <PinField
            onPin={pin => send.mutate({ ...asked, code, pin })}
            isBusy={send.isPending}
            error={send.error}
            onBack={onBack}
            onWrongCode={onWrongCode}
            submitLabel={t`Send ${shown}`}
          />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
