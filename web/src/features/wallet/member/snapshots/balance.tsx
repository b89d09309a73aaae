import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../../app/shell/page.tsx'
import { ErrorState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProofLine } from '../../../../parts/proof-line.tsx'
import { WarmUp } from '../../../account/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../account/member/queries.ts'
import { useHoldings } from '../use-holdings.ts'
import { WalletTable } from '../wallet-table.tsx'
import { SnapshotChart } from './snapshot-chart.tsx'

/** The member's total day by day, and the balance of each currency now. */
export function Balance() {
  const { t } = useLingui()
  return (
    <Page title={t`Total, estimated`}>
      <ProofLine />
      <WarmUp access={walletAccess}>
        <Balances />
      </WarmUp>
    </Page>
  )
}

function Balances() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { wallets, rows } = useHoldings()
  return (
    <div className="stack" style={{ marginTop: 16 }}>
      <Panel title={t`Total by day`}>{user && <SnapshotChart uid={user.uid} isHidden={false} />}</Panel>
      <Panel title={t`Wallets`} inset="flush">
        {wallets.isError && !wallets.data ? (
          <ErrorState error={wallets.error} onRetry={() => void wallets.refetch()} />
        ) : (
          <WalletTable rows={rows} isHidden={false} withTotal />
        )}
      </Panel>
    </div>
  )
}
