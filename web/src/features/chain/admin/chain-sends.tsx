import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { ChainTxid } from '../../../parts/chain-txid.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { codeOf } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { networksQuery } from '../../../parts/networks-query.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { CaseRisk } from '../../../platform/cases/admin/screening/case-risk.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

const useNetworks = () => [
  ...new Set((useQuery(networksQuery).data ?? []).map(({ network_code }) => network_code)),
]

/** Sends on chain: what is locked and the address it goes to at the left, the decision at the right. */
export const ChainSendCases = caseScreen('chain.sendCases', {
  title: msg`Sends on chain`,
  ranged: 'chain.sendCases',
  stateField: 'status',
  filters: [currency('currency'), codeOf('network', msg`Network`, msg`All networks`, useNetworks)],
  what: row => `${row.currency} · ${row.network}`,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  Below: Opened,
})

function Evidence({ send }: { send: wire.AdminChainSend }) {
  const { t } = useLingui()
  const { arrives, fee, currency, network, address, name, externalTxId, reason, created_date, email } = send
  return (
    <Facts
      rows={[
        {
          label: t`The address receives`,
          value: <Money amount={arrives} currency={currency} exact isStrong />,
        },
        { label: t`Fee, out of the amount`, value: <Money amount={fee} currency={currency} exact /> },
        { label: t`Network`, value: network },
        {
          label: t`Address`,
          value: address ? (
            <span className="mono" style={{ overflowWrap: 'anywhere' }}>
              {address} <CopyButton text={address} what={t`Copy address`} />
            </span>
          ) : (
            t`erased`
          ),
        },
        { label: t`Called`, value: name },
        { label: t`Asked for`, value: <UtcTime at={created_date} /> },
        { label: t`E-mail`, value: email },
        externalTxId !== null && {
          label: t`TXID on the chain`,
          value: <ChainTxid network={network} txid={externalTxId} />,
        },
        reason !== null && { label: t`Reason`, value: reason },
      ]}
    />
  )
}

function Opened({ row, onDecided }: { row: wire.AdminChainSend; onDecided: () => void }) {
  const { t } = useLingui()
  const approve = (row: wire.AdminChainSend) => {
    const shown = amountText(row.arrives, row.currency)
    return t`${shown} has been sent`
  }
  return (
    <div className="case">
      <div>
        <Evidence send={row} />
        <CaseRisk id={row.id} />
      </div>
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'chain.approveSend' }}
          approveLabel={approve(row)}
          reject={{ call: 'chain.rejectSend' }}
          check="chain-send"
          externalId={row}
          onDecided={onDecided}
        />
      ) : (
        <ReviewState status={row.status} />
      )}
    </div>
  )
}
