import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { OpenAttempt } from '../../../parts/open-attempt.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { PinField } from '../../../parts/pin-field.tsx'
import { type Order, withdraw } from './queries.ts'
import { Recap } from './recap.tsx'

type PinStepProps = {
  order: Order
  bankName: string
  checked: wire.WithdrawCheck
  code: string
  onBack: () => void
  onWrongCode: () => void
  onDone: (id: string) => void
}

/** The withdrawal once more, and the PAY code, which sends it to finance. */
export function PinStep(props: PinStepProps) {
  const { order, bankName, checked, code, onBack, onWrongCode, onDone } = props
  const { t } = useLingui()
  const send = useSubmit(withdraw, {
    onSuccess: ({ id }) => onDone(id),
    proofs: ['code', 'pin'],
    asked: order,
  })
  const shown = amountText(order.amount, order.currency)
  return (
    <Panel>
      <Recap bankName={bankName} checked={checked} />
      <div style={{ marginTop: 16 }}>
        <OpenAttempt submit={send}>
          <PinField
            onPin={pin => send.mutate({ ...order, code, pin })}
            isBusy={send.isPending}
            error={send.error}
            onBack={onBack}
            onWrongCode={onWrongCode}
            submitLabel={t`Withdraw ${shown}`}
          />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
