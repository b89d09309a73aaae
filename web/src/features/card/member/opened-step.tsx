import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { LeadsOn } from '../../../parts/leads-on.tsx'
import { DonePanel } from '../../../parts/money-flow/done-panel.tsx'
import { moneyRow } from '../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../parts/notice.tsx'

/** Seconds until home opens by itself: enough to read what was paid. */
const SHOWN_SECONDS = 30

/** The card is opened, and waits to be activated. */
export function OpenedStep({ price }: { price: wire.CardOpeningPreview }) {
  const { t } = useLingui()
  const { currency, total, cardCurrency, cardBalance } = price
  const navigate = useNavigate()
  const goHome = useCallback(() => void navigate({ to: '/dashboard', replace: true }), [navigate])
  const shown = amountText(cardBalance, cardCurrency)
  return (
    <DonePanel
      title={t`Your card is open`}
      notice={
        <>
          <Notice tone="proven" title={t`${shown} are on it`} isUrgent>
            {t`It is being reviewed now. Its number appears within 24 hours of activation.`}
          </Notice>
          <LeadsOn seconds={SHOWN_SECONDS} onEnd={goHome}>
            {left => t`Home opens in ${left} s.`}
          </LeadsOn>
        </>
      }
      rows={[
        moneyRow({ label: t`Paid`, amount: total, currency }),
        moneyRow({ label: t`Balance of the card`, amount: cardBalance, currency: cardCurrency }, 'strong'),
      ]}
      actions={
        <Button size="lg" renderRoot={props => <Link {...props} to="/dashboard" />}>
          {t`Go home`}
        </Button>
      }
    />
  )
}
