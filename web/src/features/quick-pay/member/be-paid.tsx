import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { isZero } from '../../../parts/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useUserinfo } from '../../account/member/queries.ts'
import { type AskedPayment, payeeTextOf } from '../../pay-qr/member/code-text.ts'
import { CurrencySelect } from '../../wallet/member/currency-select.tsx'
import { usePlaces } from '../../wallet/member/use-places.ts'

/** Loads the QR library only for those who open it. */
const LinkQrCode = lazy(async () => ({
  default: (await import('../../pay-qr/member/link-qr-code.tsx')).LinkQrCode,
}))

/** The member's own QR code and link: who follows it finds the member as the payee, and the amount where one is asked for. */
export function BePaid() {
  const { t } = useLingui()
  const user = useUserinfo()
  const [isOpen, setOpen] = useState(false)
  const [currency, setCurrency] = useState('USD')
  const [amount, setAmount] = useState('')
  const places = usePlaces()
  if (!user) return null
  const asked: AskedPayment = isZero(amount) ? { uid: user.uid } : { uid: user.uid, currency, amount }
  return (
    <details style={{ marginTop: 16 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer', color: 'var(--accent)', fontWeight: 550 }}>
        {t`Be paid: show your QR code`}
      </summary>
      {isOpen && (
        <Panel>
          <div className="stack">
            <CurrencySelect value={currency} onChange={setCurrency} />
            <MoneyInput
              label={t`Amount you ask for (may stay empty)`}
              currency={currency}
              places={places(currency)}
              value={amount}
              onChange={setAmount}
            />
            <Suspense>
              <LinkQrCode
                link={payeeTextOf(asked)}
                name={`pay-${user.uid}`}
                copyLabel={t`Copy the link that pays you`}
              />
            </Suspense>
          </div>
        </Panel>
      )}
    </details>
  )
}
