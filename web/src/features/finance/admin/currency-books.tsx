import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import '../../../parts/list.css'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import type { PlaceSearch } from '../../../platform/events/admin/as-of-search.ts'
import { BOOK_CLASSES } from './book-classes.ts'
import './currency-books.css'

type CurrencyBooksProps = {
  sum: wire.TrialBalanceSum
  lines: readonly wire.TrialBalanceLine[]
  search: PlaceSearch
}

/** The accounts of one currency by class, with what each class comes to and their sum. Each figure opens into its postings. */
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
    <span className="book-account">
      <span>{words(account)}</span> <span className="quiet mono">{account}</span>
    </span>
  )
}

type SidesProps = { of: Pick<wire.TrialBalanceSum, 'debit' | 'credit'>; currency: string }

/** Both columns of a class, or of all. */
function Sides({ of: { debit, credit }, currency }: SidesProps) {
  return [debit, credit].map((amount, at) => (
    <td key={at === 0 ? 'debit' : 'credit'} data-align="end">
      <Money amount={amount} currency={currency} size="sm" exact isStrong />
    </td>
  ))
}

function Table({ sum, lines, search }: CurrencyBooksProps) {
  const { t, i18n } = useLingui()
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
      {sum.classes.map(each => (
        <tbody key={each.class}>
          <tr className="book-class">
            <th scope="rowgroup">{i18n._(BOOK_CLASSES[each.class])}</th>
            <Sides of={each} currency={sum.currency} />
          </tr>
          {lines
            .filter(line => line.class === each.class)
            .map(line => (
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
      ))}
      <tfoot>
        <tr>
          <td>{t`Sum`}</td>
          <Sides of={sum} currency={sum.currency} />
        </tr>
      </tfoot>
    </table>
  )
}

function Cards({ sum, lines, search }: CurrencyBooksProps) {
  const { t, i18n } = useLingui()
  return (
    <ul className="bare-list cards" aria-label={sum.currency}>
      {sum.classes.map(each => (
        <Fragment key={each.class}>
          <li className="card-row">
            <span className="strong card-wide">{i18n._(BOOK_CLASSES[each.class])}</span>
            <Pair of={each} currency={sum.currency} />
          </li>
          {lines
            .filter(line => line.class === each.class)
            .map(line => (
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
        </Fragment>
      ))}
      <li className="card-row">
        <span className="strong card-wide">{t`Sum, debit and credit`}</span>
        <Pair of={sum} currency={sum.currency} />
      </li>
    </ul>
  )
}

/** The same on a phone: debit, then credit. */
function Pair({ of: { debit, credit }, currency }: SidesProps) {
  return (
    <span className="card-pair">
      <Money amount={debit} currency={currency} size="sm" exact isStrong />
      <Money amount={credit} currency={currency} size="sm" exact isStrong />
    </span>
  )
}
