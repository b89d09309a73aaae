import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { currencyName } from '../../../parts/currencies.ts'
import { CurrencyIcon } from '../../../parts/currency-icon.tsx'
import { EmptyState, Skeleton } from '../../../parts/list-states.tsx'
import '../../../parts/list.css'
import { HiddenMoney, Money, MoneyOrDash } from '../../../parts/money.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { estimateOf, type Valued } from '../../../platform/balances/member/estimate.ts'

type WalletTableProps = {
  rows: readonly Valued[] | undefined
  isHidden?: boolean
  /** The sum of the last column under it. */
  withTotal?: boolean
}

/** Every wallet: available, locked, saving, total, and what that is in USDC. Each opens its statement. */
export function WalletTable(props: WalletTableProps) {
  const { t } = useLingui()
  const isNarrow = useIsNarrow()
  if (props.rows?.length === 0)
    return (
      <EmptyState
        title={t`No wallet yet`}
      >{t`Open one in a currency, or top up: the wallet opens by itself.`}</EmptyState>
    )
  return isNarrow ? <WalletCards {...props} /> : <WalletRows {...props} />
}

const LOADING = ['a', 'b', 'c', 'd', 'e']

function WalletRows({ rows, isHidden, withTotal }: WalletTableProps) {
  const { t } = useLingui()
  return (
    <table className="list">
      <caption className="sr">{t`Wallets`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Currency`}</th>
          {[t`Available`, t`Locked`, t`Saving`, t`Total`, t`In USDC`].map(head => (
            <th key={head} scope="col" data-align="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!rows &&
          LOADING.map(row => (
            <tr key={row}>
              {LOADING.concat('f').map((cell, index) => (
                <td key={cell} data-align={index ? 'end' : undefined}>
                  <Skeleton width={index ? 92 : 110} />
                </td>
              ))}
            </tr>
          ))}
        {rows?.map(row => (
          <WalletRow key={row.currency} row={row} isHidden={isHidden} />
        ))}
      </tbody>
      {withTotal && rows && (
        <tfoot>
          <tr>
            <td colSpan={5}>{t`Total, estimated`}</td>
            <td data-align="end">
              {isHidden ? (
                <HiddenMoney currency="USDC" size="sm" />
              ) : (
                <Money amount={estimateOf(rows)} currency="USDC" size="sm" isStrong />
              )}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Name({ row }: { row: Valued }) {
  return (
    <Link to="/digitalaccount/$currency" params={{ currency: row.currency }} className="row-link">
      <CurrencyIcon code={row.currency} />
      <b className="strong">{row.currency}</b>{' '}
      <span className="quiet">{currencyName(row.currency, row.currency_name)}</span>
    </Link>
  )
}

function WalletRow({ row, isHidden }: { row: Valued; isHidden: boolean | undefined }) {
  const { currency } = row
  const figure = (amount: string, isStrong = false) =>
    isHidden ? (
      <HiddenMoney currency={currency} size="sm" />
    ) : isStrong ? (
      <Money amount={amount} currency={currency} size="sm" isStrong />
    ) : (
      <MoneyOrDash amount={amount} currency={currency} size="sm" />
    )
  return (
    <tr>
      <td>
        <Name row={row} />
      </td>
      <td data-align="end">{figure(row.amount, true)}</td>
      <td data-align="end">{figure(row.locked)}</td>
      <td data-align="end">{figure(row.user_fixed_deposit_amount)}</td>
      <td data-align="end">{figure(row.total)}</td>
      <td data-align="end">
        <InUsdc row={row} isHidden={isHidden} />
      </td>
    </tr>
  )
}

function InUsdc({ row, isHidden }: { row: Valued; isHidden: boolean | undefined }) {
  const { t } = useLingui()
  if (isHidden) return <HiddenMoney currency="USDC" size="sm" />
  if (row.inUsdc === undefined) return <span className="quiet">{t`no price`}</span>
  return <Money amount={row.inUsdc} currency="USDC" size="sm" />
}

function WalletCards({ rows, isHidden, withTotal }: WalletTableProps) {
  const { t } = useLingui()
  return (
    <ul className="bare-list cards" aria-label={t`Wallets`}>
      {!rows &&
        LOADING.map(row => (
          <li key={row} className="card-row" style={{ minHeight: 70 }}>
            <Skeleton width={110} />
            <Skeleton width={110} />
          </li>
        ))}
      {rows?.map(row => (
        <WalletCard key={row.currency} row={row} isHidden={isHidden} />
      ))}
      {withTotal && rows && (
        <li>
          <div className="card-row" style={{ borderTop: '1.5px solid var(--ink)', marginTop: -1 }}>
            <span className="strong">{t`Total, estimated`}</span>
            <span>
              {isHidden ? (
                <HiddenMoney currency="USDC" />
              ) : (
                <Money amount={estimateOf(rows)} currency="USDC" isStrong />
              )}
            </span>
          </div>
        </li>
      )}
    </ul>
  )
}

function WalletCard({ row, isHidden }: Pick<WalletTableProps, 'isHidden'> & { row: Valued }) {
  const { t } = useLingui()
  const rests = (row: Valued) =>
    [
      isZero(row.locked) ? '' : t`Locked ${amountText(row.locked, row.currency, { exact: false })}`,
      isZero(row.user_fixed_deposit_amount)
        ? ''
        : t`Saving ${amountText(row.user_fixed_deposit_amount, row.currency, { exact: false })}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <li>
      <div className="card-row">
        <Name row={row} />
        <span>
          {isHidden ? (
            <HiddenMoney currency={row.currency} />
          ) : (
            <Money amount={row.amount} currency={row.currency} isStrong />
          )}
        </span>
        <span className="quiet figures wraps">{isHidden ? '' : rests(row)}</span>
        <span className="quiet card-end">
          <InUsdc row={row} isHidden={isHidden} />
        </span>
      </div>
    </li>
  )
}
