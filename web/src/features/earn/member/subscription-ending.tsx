import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { cancel, redeem } from './queries.ts'

/**
 * Redeem or cancel: what it pays and costs is said before it is confirmed. Cancelling pays no interest, so it is offered only while
 * redeeming would pay none either.
 */
export function Ending({ deposit }: { deposit: wire.Subscription }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'redeem' | 'cancel'>()
  const close = () => setAsking(undefined)
  const redeeming = useSubmit(redeem, { onSuccess: close })
  const cancelling = useSubmit(cancel, { onSuccess: close })
  const { id, redeem_interest } = deposit
  const ask = (what: 'redeem' | 'cancel') => {
    // One that is under way keeps its answer.
    for (const each of [redeeming, cancelling]) if (!each.isPending) each.reset()
    setAsking(what)
  }
  return (
    <>
      <div className="row wrap mt-16 gap-10">
        <Button onClick={() => ask('redeem')}>{t`Redeem…`}</Button>
        {isZero(deposit.realized_interest) && isZero(redeem_interest ?? '0') && (
          <Button variant="default" onClick={() => ask('cancel')}>
            {t`Cancel the deposit…`}
          </Button>
        )}
      </div>
      <RedeemConfirm
        deposit={deposit}
        isOpen={asking === 'redeem'}
        onRedeem={() => redeeming.mutate(id)}
        onClose={close}
        isBusy={redeeming.isPending}
        error={redeeming.error}
      />
      <CancelConfirm
        deposit={deposit}
        isOpen={asking === 'cancel'}
        onCancel={() => cancelling.mutate(id)}
        onClose={close}
        isBusy={cancelling.isPending}
        error={cancelling.error}
      />
    </>
  )
}

type RedeemConfirmProps = {
  deposit: wire.Subscription
  isOpen: boolean
  onRedeem: () => void
  onClose: () => void
  isBusy: boolean
  error: Error | null
}

function RedeemConfirm({ deposit, isOpen, onRedeem, onClose, isBusy, error }: RedeemConfirmProps) {
  const { t } = useLingui()
  const { term, principal, currency, redeem_forfeited, redeem_interest } = deposit
  const back = amountText(principal, currency)
  const interest = amountText(redeem_interest ?? '0', currency)
  const lost = amountText(redeem_forfeited ?? '0', currency)
  const endsUnharmed = isZero(redeem_forfeited ?? '0') && !isZero(redeem_interest ?? '0')
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Redeem this deposit?`}
      confirmLabel={t`Redeem ${back}`}
      cancelLabel={t`Keep the deposit`}
      onConfirm={onRedeem}
      onCancel={onClose}
      isBusy={isBusy}
    >
      <p>
        {term === 0 || endsUnharmed
          ? t`${back} comes back to your wallet at once, with ${interest} of interest up to today.`
          : t`${back} comes back to your wallet at once. You keep the interest already paid and lose ${lost} of the running month.`}
      </p>
      <ProblemNotice of={error} />
    </Confirm>
  )
}

type CancelConfirmProps = {
  deposit: wire.Subscription
  isOpen: boolean
  onCancel: () => void
  onClose: () => void
  isBusy: boolean
  error: Error | null
}

function CancelConfirm({ deposit, isOpen, onCancel, onClose, isBusy, error }: CancelConfirmProps) {
  const { t } = useLingui()
  const { principal, currency } = deposit
  const back = amountText(principal, currency)
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Cancel this deposit?`}
      confirmLabel={t`Cancel the deposit`}
      cancelLabel={t`Keep the deposit`}
      onConfirm={onCancel}
      onCancel={onClose}
      isBusy={isBusy}
    >
      <p>{t`${back} comes back to your wallet at once, without interest, as if it had never been set aside.`}</p>
      <ProblemNotice of={error} />
    </Confirm>
  )
}
