import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import '../../../parts/list.css'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import type { PlaceSearch } from '../../../platform/events/admin/as-of-search.ts'

type CurrencyBooksProps = {
  sum: wire.TrialBalanceSum
  lines: readonly wire.TrialBalanceLine[]
  search: PlaceSearch
}

/** The accounts of one currency with their sum. Each figure opens into its postings. */
export function CurrencyBooks(props: CurrencyBooksProps) {
  const isNarrow = useIsNarrow()
  return (
    <Panel title={props.sum.currency} inset="flush">
      {isNarrow ? <Cards {...props} /> : <Table {...props} />}
    </Panel>
  )
}

type FigureProps = { line: wire.TrialBalanceLine; side: 'debit' | 'credit'; search: PlaceSearch }

function Figure({ line: { account, currency, ...sides }, side, search }: FigureProps) {
  const amount = sides[side]
  if (amount === null) return null
  return (
    <Link to="/admin/postings" search={{ ...search, account, currency }} className="row-link">
      <Money amount={amount} currency={currency} size="sm" exact />
    </Link>
  )
}

function AccountName({ account }: { account: string }) {
  const words = useAccountWords()
  return (
    <>
      <span className="weight-550">{words(account)}</span>
      <br />
      <span className="quiet mono">{account}</span>
    </>
  )
}

function Table({ sum, lines, search }: CurrencyBooksProps) {
  const { t } = useLingui()
  return (
    <table className="list" data-density="compact">
      <caption className="sr">{sum.currency}</caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Account', context: 'books' })}</th>
          <th scope="col" data-align="end">{t`Debit`}</th>
          <th scope="col" data-align="end">{t`Credit`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.account}>
            <td>
              <AccountName account={line.account} />
            </td>
            <td data-align="end">
              <Figure line={line} side="debit" search={search} />
            </td>
            <td data-align="end">
              <Figure line={line} side="credit" search={search} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t`Sum`}</td>
          <td data-align="end">
            <Money amount={sum.debit} currency={sum.currency} size="sm" exact isStrong />
          </td>
          <td data-align="end">
            <Money amount={sum.credit} currency={sum.currency} size="sm" exact isStrong />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Cards({ sum, lines, search }: CurrencyBooksProps) {
  const { t } = useLingui()
  return (
    <ul className="bare-list cards" aria-label={sum.currency}>
      {lines.map(line => (
        <li key={line.account} className="card-row">
          <span className="card-wide">
            <AccountName account={line.account} />
          </span>
          <span className="card-pair">
            <span className="quiet">{line.debit ? t`Debit` : line.credit ? t`Credit` : t`Zero`}</span>
            <Figure line={line} side="debit" search={search} />
            <Figure line={line} side="credit" search={search} />
          </span>
        </li>
      ))}
      <li className="card-row">
        <span className="strong card-wide">{t`Sum, debit and credit`}</span>
        <span className="card-pair">
          <Money amount={sum.debit} currency={sum.currency} size="sm" exact isStrong />
          <Money amount={sum.credit} currency={sum.currency} size="sm" exact isStrong />
        </span>
      </li>
    </ul>
  )
}
