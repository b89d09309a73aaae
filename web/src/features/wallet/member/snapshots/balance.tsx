import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProofLine } from '../../../../parts/proof-line.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { SnapshotChart } from '../../../../platform/balances/member/snapshots/snapshot-chart.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../../platform/members/member/queries.ts'
import { useHoldings } from '../use-holdings.ts'
import { WalletTable } from '../wallet-table.tsx'

/** The member's total day by day, and the balance of each currency now. */
export function Balance() {
  const { t } = useLingui()
  const [isHidden, toggleHidden] = useHidden()
  return (
    <Page title={t`Total, estimated`} actions={<HideButton isHidden={isHidden} onToggle={toggleHidden} />}>
      <ProofLine />
      <WarmUp access={walletAccess}>
        <Balances isHidden={isHidden} />
      </WarmUp>
    </Page>
  )
}

function Balances({ isHidden }: { isHidden: boolean }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const { wallets, rows } = useHoldings()
  return (
    <div className="stack mt-16">
      <Panel title={t`Total by day`}>{user && <SnapshotChart uid={user.uid} isHidden={isHidden} />}</Panel>
      <Panel title={t`Wallets`} inset="flush">
        {wallets.isError && !wallets.data ? (
          <ErrorState error={wallets.error} onRetry={() => void wallets.refetch()} />
        ) : (
          <WalletTable rows={rows} isHidden={isHidden} withTotal />
        )}
      </Panel>
    </div>
  )
}
