import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CardStanding } from '../../../parts/card-standing.tsx'
import type { Address } from '../../../parts/list-search.ts'
import { clock, custom } from '../../../parts/lists/columns.tsx'
import { choiceOf, codeOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import type { SaidList } from '../../../parts/lists/said.ts'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import {
  LineMoney,
  LineStatus,
  useLineKinds,
  useLineWords,
} from '../../../platform/lines/member/line-words.tsx'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../platform/lines/member/receipt-column.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { useOwnPath } from '../../../platform/members/member/queries.ts'
import { sumsOf } from './statement-sums.ts'

type List = 'statement.ofMember'
type Own = 'title' | 'caption' | 'isTitled' | 'Above' | 'Actions' | 'Sums' | 'empty'

const useCodes = () => (useQuery(walletsQuery).data ?? []).map(({ currency }) => currency)

/** A member's movements, newest first. */
export const movements = (own: Pick<SaidList<List, wire.Transaction>, Own>) =>
  listScreen(
    'statement.ofMember',
    {
      ...own,
      audience: 'member',
      columns: [
        clock('created_date'),
        custom('what', msg`What`, line => <What line={line} />),
        custom('status', msg`State`, line => <LineStatus line={line} />, { isHeadHidden: true }),
        custom('amount', msg`Amount`, line => <Amount line={line} />, { align: 'end' }),
        custom('balance', msg`Available after`, line => <Balance line={line} />, { align: 'end' }),
        receipt(line => ({ line })),
      ],
      day: 'created_date',
      card: line => <PhoneRow line={line} />,
      rowKey: line => `${line.id}:${line.currency}`,
      filters: [
        period(),
        choiceOf('type', msg`Kind`, msg`All kinds`, useLineKinds),
        codeOf('currency', msg`Currency`, msg`All currencies`, useCodes),
        range('statement.ofMember'),
        search(msg`Search amount, user ID, reference`),
      ],
      records: 'transactions',
      everyMs: 10_000,
    },
    useOwnPath,
  )

type SumsProps = {
  page: { readonly rows: readonly wire.Transaction[]; readonly total: number }
  address: Address<List>
}

/** In one currency, movements are a statement: opening + in − out = closing. */
export function Sums({ page: { rows, total }, address }: SumsProps) {
  const { t } = useLingui()
  const [isHidden] = useHidden()
  // A search, a kind or a range of amounts leaves lines out, and sums over what is left would not lead from opening to closing.
  const { type, search: text, amount_from, amount_to, currency = '' } = address
  const isWhole = !type && !text && !amount_from && !amount_to
  const sums = useMemo(() => (isWhole ? sumsOf(rows) : undefined), [isWhole, rows])
  if (!sums || isHidden) return null
  return (
    <div className="sums">
      <span>
        {t`Opening balance`} <Money amount={sums.opening} currency={currency} size="sm" exact />
      </span>
      <span>
        {t`In`} <Money amount={sums.into} currency={currency} size="sm" kind="flow" exact />
      </span>
      <span>
        {t`Out`} <Money amount={sums.out} currency={currency} size="sm" kind="flow" exact />
      </span>
      <span>
        {t`Closing balance`} <Money amount={sums.closing} currency={currency} size="sm" isStrong exact />
      </span>
      {total > rows.length && <span>{t`of this page`}</span>}
    </div>
  )
}

type LineProps = { line: wire.Transaction }

const useWords = (line: wire.Transaction) => {
  const [isHidden] = useHidden()
  return useLineWords(isHidden)(line)
}

function What({ line }: LineProps) {
  const { title, detail } = useWords(line)
  return (
    <>
      <LineLink id={line.id}>{title}</LineLink>
      <div className="quiet figures wraps break-anywhere">{detail}</div>
    </>
  )
}

const Amount = ({ line }: LineProps) => <LineMoney line={line} isHidden={useHidden()[0]} />

function Balance({ line: { balance, currency } }: LineProps) {
  const [isHidden] = useHidden()
  if (isHidden) return <HiddenMoney currency={currency} size="sm" />
  if (balance === null) return <span className="quiet">–</span>
  return <Money amount={balance} currency={currency} size="sm" exact />
}

function PhoneRow({ line }: LineProps) {
  const { title, detail } = useWords(line)
  return (
    <>
      <LineLink id={line.id}>{title}</LineLink>
      <span>
        <Amount line={line} />
      </span>
      <span className="quiet figures card-wide wraps break-anywhere">{detail}</span>
      <CardStanding
        at={line.created_date}
        end={
          <>
            <ReceiptButton wanted={{ line }} />
            <Balance line={line} />
          </>
        }
      >
        <LineStatus line={line} />
      </CardStanding>
    </>
  )
}
