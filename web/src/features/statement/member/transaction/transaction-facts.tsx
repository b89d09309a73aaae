import { useLingui } from '@lingui/react/macro'
import { isZero } from '../../../../parts/amount.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import type { Fact } from '../../../../parts/facts.tsx'
import { moneyRow, useReferenceRow } from '../../../../parts/money-flow/money-rows.tsx'
import { trimmedRate } from '../../../../parts/rate.ts'
import { instantText } from '../../../../parts/time.ts'
import { LineMoney, useLineWords } from '../line-words.tsx'
import { LineLink } from './line-link.tsx'
import type { Opened } from './queries.ts'

type Facts = readonly (Fact | false)[]

/** The facts of a line in the order in which somebody asks for them. */
export function useTransactionFacts(line: Opened): Facts {
  const money = useMoneyFacts(line)
  const others = useOtherFacts(line)
  const reference = useReferenceRow()
  const related = useRelatedFacts(line)
  return [...money, ...others, ...related, reference(line.reference)]
}

function useMoneyFacts({ currency, asked, fee, balance, details }: Opened): Facts {
  const { t } = useLingui()
  const { source = '', target = '' } = details ?? {}
  const rate = details?.rate ? trimmedRate(details.rate) : ''
  return [
    asked !== null && moneyRow({ label: t`Requested amount`, amount: asked, currency }),
    fee !== null && !isZero(fee) && moneyRow({ label: t`Fee`, amount: fee, currency }),
    Boolean(rate && source && target) && {
      label: t`Rate`,
      value: <span className="figures">{t`1 ${source} = ${rate} ${target}`}</span>,
    },
    balance !== null && moneyRow({ label: t`Available after`, amount: balance, currency }),
  ]
}

function useOtherFacts(line: Opened): Facts {
  const { t } = useLingui()
  const { counterparty: uid, counterparty_name, details, reason, created_date, booked_date } = line
  const { network, txid } = details ?? {}
  const label = line.type === 'quick-pay-sent' ? t`Payee` : t`Payer`
  return [
    uid !== null && {
      label,
      value: (
        <>
          {counterparty_name} <span className="quiet figures">{t`User ID ${uid}`}</span>
        </>
      ),
    },
    network !== undefined && { label: t`Network`, value: network },
    Boolean(txid) && {
      label: t`TXID`,
      value: (
        <span className="mono" style={{ overflowWrap: 'anywhere' }}>
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
function useRelatedFacts({ related }: Opened): Facts {
  const words = useLineWords()
  return related.map(each => ({
    label: <LineLink id={each.id}>{words(each).title}</LineLink>,
    value: <LineMoney line={each} size="sm" />,
  }))
}
