import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currenciesQuery } from '../../../parts/currencies.ts'
import { Skeleton } from '../../../parts/list-states.tsx'
import type { SaidEmpty } from '../../../parts/lists/said.ts'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { totalOf } from '../../../platform/balances/member/estimate.ts'
import { HideButton } from '../../../platform/balances/member/hide-button.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import { movements, Sums } from './movement-list.tsx'
import './statement.css'

const NOTHING: SaidEmpty = {
  title: msg`Nothing has moved in this wallet yet`,
  text: msg`Every movement will appear here, with the balance after it.`,
  Action: ToTopUp,
}

const Movements = movements({ title: msg`Statement`, isTitled: true, Sums, empty: NOTHING })

function ToTopUp() {
  const { t } = useLingui()
  return <Button renderRoot={props => <Link {...props} to="/topup" />}>{t`Top up`}</Button>
}

const emptyWallet = (currency: string): wire.WalletRow => ({
  currency,
  currency_name: currency,
  amount: '0',
  locked: '0',
  user_fixed_deposit_amount: '0',
})

/** One wallet: what is in it, and every movement that made it so. `ways` are the wallet's ways in and out, above its figures. */
export function Statement({ currency, ways }: { currency: string; ways?: ReactNode }) {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const { data: currencies } = useQuery(currenciesQuery)
  const [isHidden, toggleHidden] = useHidden()
  const isOffered = currencies?.some(({ currency_code }) => currency_code === currency)
  const opened = wallets?.find(row => row.currency === currency)
  if (wallets && !opened && isOffered === false) return <NotFoundPage />
  // A wallet opens with its first money; what is on its way to it can be read before.
  const wallet = wallets && (opened ?? emptyWallet(currency))
  return (
    <Page title={t`${currency} wallet`}>
      <WarmUp access={walletAccess}>
        {ways}
        <Balances isHidden={isHidden} currency={currency} wallet={wallet} />
        <div className="proof-room row apart">
          <ProofLine />
          <HideButton isHidden={isHidden} onToggle={toggleHidden} />
        </div>
        {Movements.of({ currency }, NOTHING)}
      </WarmUp>
    </Page>
  )
}

type BalancesProps = { isHidden: boolean; currency: string; wallet: wire.WalletRow | undefined }

function Balances({ isHidden, currency, wallet }: BalancesProps) {
  const { t } = useLingui()
  const figures = [
    [t`Available`, wallet?.amount],
    [t`Locked`, wallet?.locked],
    [t`Saving`, wallet?.user_fixed_deposit_amount],
    [t`Total`, wallet && totalOf(wallet)],
  ] as const
  return (
    <div className="balances">
      {figures.map(([label, amount]) => (
        <div key={label}>
          <div className="label">{label}</div>
          {amount === undefined ? (
            <Skeleton width={120} />
          ) : isHidden ? (
            <HiddenMoney currency={currency} size="lg" />
          ) : (
            <Money amount={amount} currency={currency} size="lg" isStrong exact />
          )}
        </div>
      ))}
    </div>
  )
}
