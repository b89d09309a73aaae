import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isZero } from '../../../../i18n/amount.ts'
import { instantText } from '../../../../i18n/time.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import type { Fact } from '../../../../parts/facts.tsx'
import { HiddenMoney } from '../../../../parts/money.tsx'
import { moneyRow, useReferenceRow } from '../../../../parts/money-flow/money-rows.tsx'
import { trimmedRate } from '../../../../parts/rate.ts'
import { LineMoney, useLineWords } from '../../../../platform/lines/member/line-words.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { Counterparty } from '../../../../platform/members/member/counterparty.tsx'
import { useOtherSideFacts } from './other-side-facts.tsx'

type Facts = readonly (Fact | false)[]

/** The facts of a line, the most asked for first. */
export function useTransactionFacts(line: Opened, isHidden: boolean): Facts {
  const money = useMoneyFacts(line, isHidden)
  const side = useOtherSideFacts(line)
  const others = useOtherFacts(line)
  const reference = useReferenceRow()
  const related = useRelatedFacts(line, isHidden)
  return [...money, ...side, ...others, ...related, reference(line.reference)]
}

function useMoneyFacts({ currency, asked, fee, balance, details }: Opened, isHidden: boolean): Facts {
  const { t } = useLingui()
  const { source = '', target = '' } = details ?? {}
  const rate = details?.rate ? trimmedRate(details.rate) : ''
  const row = (label: string, amount: string): Fact =>
    isHidden ? { label, value: <HiddenMoney currency={currency} /> } : moneyRow({ label, amount, currency })
  return [
    asked !== null && row(t`Requested amount`, asked),
    fee !== null && !isZero(fee) && row(t`Fee`, fee),
    Boolean(rate && source && target) && {
      label: t`Rate`,
      value: <span className="figures">{t`1 ${source} = ${rate} ${target}`}</span>,
    },
    balance !== null && row(t`Available after`, balance),
  ]
}

function useOtherFacts(line: Opened): Facts {
  const { t } = useLingui()
  const { counterparty: uid, counterparty_name, details, reason, created_date, booked_date, request } = line
  const { network, txid } = details ?? {}
  const label = line.type === 'quick-pay-sent' ? t`Payee` : t`Payer`
  return [
    uid !== null && {
      label,
      value: <Counterparty uid={uid} name={counterparty_name} />,
    },
    Boolean(line.payment_note) && {
      label: t`Note to the payee`,
      value: <span className="break-anywhere">{line.payment_note}</span>,
    },
    request !== null && {
      label: t`Request for money`,
      value: (
        <Link to="/quickpay/requests/$id" params={{ id: request }} className="line-link">
          {t`Open the request`}
        </Link>
      ),
    },
    network !== undefined && { label: t`Network`, value: network },
    Boolean(txid) && {
      label: t`TXID`,
      value: (
        <span className="mono break-anywhere">
          {txid} <CopyButton text={txid ?? ''} what={t`Copy TXID`} />
        </span>
      ),
    },
    Boolean(reason) && { label: t`Reason`, value: reason },
    { label: t`Begun`, value: <span className="figures">{instantText(created_date)}</span> },
    booked_date !== null && {
      label: t`Booked`,
      value: <span className="figures">{instantText(booked_date)}</span>,
    },
  ]
}

/** The other lines of the same movement, each a way to its own page. */
function useRelatedFacts({ related }: Opened, isHidden: boolean): Facts {
  const words = useLineWords()
  return related.map(each => ({
    label: <LineLink id={each.id}>{words(each).title}</LineLink>,
    value: <LineMoney line={each} size="sm" isHidden={isHidden} />,
  }))
}
