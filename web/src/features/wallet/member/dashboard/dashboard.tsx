import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowDownLeft, IconArrowsExchange, IconArrowUpRight, IconQrcode } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useDeferredValue } from 'react'
import { amountText } from '../../../../i18n/amount.ts'
import { instantText } from '../../../../i18n/time.ts'
import { ErrorState, Skeleton } from '../../../../parts/list-states.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProofLine } from '../../../../parts/proof-line.tsx'
import { estimateOf, type Valued } from '../../../../platform/balances/member/estimate.ts'
import { SnapshotChart } from '../../../../platform/balances/member/snapshots/snapshot-chart.tsx'
import { LockedFeature } from '../../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess, useUserinfo, walletAccess } from '../../../../platform/members/member/queries.ts'
import { CardTile } from '../../../card/member/card-tile.tsx'
import { useHoldings } from '../use-holdings.ts'
import { WalletTable } from '../wallet-table.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { NewcomersChecklist } from './checklist.tsx'
import './dashboard.css'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { Latest } from './latest.tsx'
import { QuickAccess } from './quick-access.tsx'
import { Shares } from './shares.tsx'

/** Home: what one has in all, what to do with it, and whether the books agree. */
export function Dashboard() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { wallets, prices, rows } = useHoldings()
  const [isHidden, toggleHidden] = useHidden()
  // A phone's first screen is drawn before the parts below it.
  const isBelowDrawn = useDeferredValue(true, false)
  const below = isBelowDrawn ? user : undefined
  const isLocked = user !== undefined && !walletAccess(user).isOpen
  return (
    <Page title={t`Home`}>
      <ProofLine />
      <div className="dash" data-loading={below === undefined || undefined}>
        <section className="panel total" aria-label={t`Total, estimated`}>
          <div>
            <div className="row gap-8">
              <span className="label">{t`Total, estimated`}</span>
              <HideButton isHidden={isHidden} onToggle={toggleHidden} />
            </div>
            <div className="total-figure">
              <Total rows={rows} isHidden={isHidden} isUnknown={wallets.isError} />
            </div>
            {(rows || !wallets.isError) && (
              <Rates rows={rows} asOf={prices?.asOf} isDemo={prices?.source === 'demo'} />
            )}
          </div>
          {!user && <div className="snapshot-room" />}
          {user && !isLocked && <SnapshotChart uid={user.uid} isHidden={isHidden} />}
          {!isLocked && <QuickLinks user={user} />}
          {!isLocked && <Shares rows={isHidden ? [] : rows} />}
        </section>
        <div className="side">
          {below && isLocked && <LockedFeature user={below} reason="identity" />}
          {below && <NewcomersChecklist user={below} />}
          {below && !isLocked && !quickPayAccess(below).isOpen && (
            <LockedFeature user={below} reason="quick-pay-off" />
          )}
          {below && !isLocked && <CardTile isHidden={isHidden} />}
          {below && !isLocked && <Latest uid={below.uid} isHidden={isHidden} />}
        </div>
      </div>
      {below && <QuickAccess user={below} />}
      {below && !isLocked && <AtAGlance user={below} isHidden={isHidden} />}
      {isBelowDrawn && !isLocked && <Wallets rows={rows} query={wallets} isHidden={isHidden} />}
    </Page>
  )
}

type TotalProps = { rows: Valued[] | undefined; isHidden: boolean; isUnknown: boolean }

function Total({ rows, isHidden, isUnknown }: TotalProps) {
  const { t } = useLingui()
  if (isHidden) return <HiddenMoney currency="USDC" size="xl" />
  if (rows) return <Money amount={estimateOf(rows)} currency="USDC" size="xl" />
  return isUnknown ? <span className="quiet">{t`not known at present`}</span> : <Skeleton width={220} />
}

type WalletsProps = { rows: Valued[] | undefined; query: UseQueryResult; isHidden: boolean }

function Wallets({ rows, query, isHidden }: WalletsProps) {
  const { t } = useLingui()
  return (
    <Panel title={t`Wallets`} inset="flush">
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <WalletTable rows={rows} isHidden={isHidden} withTotal />
      )}
    </Panel>
  )
}

/** Which rates the estimate used, and from when. */
function Rates({
  rows,
  asOf,
  isDemo,
}: {
  rows: Valued[] | undefined
  asOf: string | undefined
  isDemo: boolean
}) {
  const { t } = useLingui()
  if (!rows)
    return (
      <div className="quiet rates">
        <Skeleton width={260} />
      </div>
    )
  const time = asOf && instantText(asOf)
  const used = rows.filter(({ price, total }) => price !== undefined && price !== '1' && Number(total) > 0)
  const unpriced = rows.filter(({ inUsdc }) => inUsdc === undefined).map(({ currency }) => currency)
  const left = unpriced.join(', ')
  return (
    <div className="quiet figures rates wraps">
      {!time ? t`No rates at present` : isDemo ? t`Fixed demo rates` : t`Rates of ${time}`}
      {used.map(({ currency, price }) => (
        <Fragment key={currency}>
          {' · '}
          <span className="nowrap">
            {currency} {amountText(price as string, 'USDC')}
          </span>
        </Fragment>
      ))}
      {left && <> · {t`without ${left}: no price`}</>}
    </div>
  )
}

/** Ways to move money. Until the profile has loaded they only reserve their room, so that the layout does not shift. */
function QuickLinks({ user }: { user: wire.Userinfo | undefined }) {
  const { t } = useLingui()
  const canPay = user === undefined || quickPayAccess(user).isOpen
  return (
    <div className="quick" style={{ visibility: user ? 'visible' : 'hidden' }}>
      <Button
        leftSection={<IconArrowDownLeft size={18} aria-hidden />}
        renderRoot={props => <Link {...props} to="/topup" />}
      >
        {t`Top up`}
      </Button>
      {canPay && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          renderRoot={props => <Link {...props} to="/quickpay" />}
        >
          {t`Pay`}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        renderRoot={props => <Link {...props} to="/swap" />}
      >
        {t`Swap`}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowUpRight size={18} aria-hidden />}
        renderRoot={props => <Link {...props} to="/withdrawtobank" />}
      >
        {t({ message: 'Withdraw', context: 'money' })}
      </Button>
    </div>
  )
}
