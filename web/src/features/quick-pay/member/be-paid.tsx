import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { latePart } from '../../../parts/late-part.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import {
  type AskedPayment,
  longestNote,
  noteIn,
  payeeTextOf,
} from '../../../platform/codes/member/code-text.ts'
import { findableQuery, useUserinfo } from '../../../platform/members/member/queries.ts'

/** Loads the QR library when the code is opened. */
const LinkQrCode = latePart(
  async () => (await import('../../../platform/codes/member/link-qr-code.tsx')).LinkQrCode,
)

/** The member's own QR code and link. The link opens a payment to the member, with the amount and the note where they are given. */
export function BePaid() {
  const { t } = useLingui()
  const user = useUserinfo()
  const [isOpen, setOpen] = useState(false)
  const [currency, setCurrency] = useState('USD')
  const [amount, setAmount] = useState('')
  const [text, setText] = useState('')
  const places = usePlaces()
  if (!user) return null
  const note = noteIn(text)
  const asked: AskedPayment = {
    uid: user.uid,
    ...(isZero(amount) ? {} : { currency, amount }),
    ...(note ? { note } : {}),
  }
  return (
    <details className="mt-16" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer', color: 'var(--accent)', fontWeight: 550 }}>
        {t`Be paid: show your QR code`}
      </summary>
      {isOpen && (
        <Panel>
          <div className="stack">
            <PaidBy uid={user.uid} />
            <CurrencySelect value={currency} onChange={setCurrency} />
            <MoneyInput
              label={t`Amount you ask for (may stay empty)`}
              currency={currency}
              places={places(currency)}
              value={amount}
              onChange={setAmount}
            />
            <TextInput
              label={t`Note for the payer (may stay empty)`}
              description={t`What it is for. Everybody who has the link can read it.`}
              maxLength={longestNote}
              value={text}
              onChange={event => setText(event.currentTarget.value)}
            />
            <LinkQrCode
              link={payeeTextOf(asked)}
              name={`pay-${user.uid}`}
              copyLabel={t`Copy the link that pays you`}
            />
          </div>
        </Panel>
      )}
    </details>
  )
}

/** The names that a member tells payers: the handle, where there is one, and the user ID. */
function PaidBy({ uid }: { uid: string }) {
  const { t } = useLingui()
  const [findable] = useQuery(findableQuery).data ?? []
  return (
    <Facts
      rows={[
        findable && {
          label: t`Handle`,
          value: findable.handle ? (
            <>
              <span className="break-anywhere">@{findable.handle}</span>{' '}
              <CopyButton text={`@${findable.handle}`} what={t`Copy the handle`} />
            </>
          ) : (
            <Link to="/setting/foundby">{t`Choose a handle`}</Link>
          ),
        },
        {
          label: t`User ID`,
          value: (
            <>
              <span className="figures">{uid}</span> <CopyButton text={uid} what={t`Copy user ID`} />
            </>
          ),
        },
      ]}
    />
  )
}
