import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { calendarDayText, instantText } from '../../../i18n/time.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { HelpLink } from '../../../platform/lines/member/help-link.tsx'
import { useLineWords } from '../../../platform/lines/member/line-words.tsx'
import { linesQuery } from '../../../platform/lines/member/queries.ts'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { Dispute } from './dispute.tsx'

type Props = {
  line: wire.CardTransaction
  /** The id of the movement that it is part of, where that may have moved a wallet. */
  movement: string | undefined
}

/** A line of the card opened: its facts, the lines of the statement beside it, and a way to ask about it. */
export function CardLineDetail({ line, movement }: Props) {
  const { t } = useLingui()
  const reference = useReferenceRow()
  const { description, mcc, network_transaction_id: id, purchase_date, settlement_date } = line
  const day = (label: string, date: string | null) =>
    date !== null && { label, value: <span className="figures">{calendarDayText(date)}</span> }
  return (
    <div className="case">
      <Facts
        rows={[
          description !== null && { label: t`Description`, value: description },
          day(t`Purchased`, purchase_date),
          day(t`Settlement date`, settlement_date),
          { label: t`Booked`, value: <span className="figures">{instantText(line.created_date)}</span> },
          mcc !== null && { label: t`MCC`, value: <span className="figures">{mcc}</span> },
          id !== null && {
            label: t`Network transaction`,
            value: (
              <span className="mono">
                {id} <CopyButton text={id} what={t`Copy network transaction`} />
              </span>
            ),
          },
          line.above_limit !== null && {
            label: t`Daily limit passed`,
            value: <Money amount={line.above_limit} currency={line.currency} exact />,
          },
          line.while_frozen === 1 && { label: t`Card`, value: t`Frozen when this was booked` },
          line.reason !== null && { label: t`Reason`, value: line.reason },
          movement !== undefined && { label: t`Statement`, value: <OnStatement movement={movement} /> },
          reference(line.id),
        ]}
      />
      {(line.while_frozen === 1 || line.not_let_through === 1 || line.above_limit !== null) && (
        <Dispute reference={line.id} isMarked />
      )}
      <HelpLink reference={line.id} />
    </div>
  )
}

function OnStatement({ movement }: { movement: string }) {
  const { t } = useLingui()
  const words = useLineWords()
  const { data } = useQuery(linesQuery(useUserinfo()?.uid ?? '', movement))
  if (data?.length === 0) return t`No wallet moved`
  return data?.map(line => (
    <div key={line.id}>
      <LineLink id={line.id}>{words(line).title}</LineLink>
    </div>
  ))
}
