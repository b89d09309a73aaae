import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { ChainTxid } from '../../../parts/chain-txid.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { networksQuery } from '../../../parts/currencies.ts'
import { codeOf } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import {
  CaseFacts,
  email,
  fact,
  money,
  reason,
  type SaidFact,
  since,
  text,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { CaseRisk } from '../../../platform/cases/admin/screening/case-risk.tsx'
import { ENDED } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

type Row = wire.AdminChainSend

const useNetworks = () => [
  ...new Set((useQuery(networksQuery).data ?? []).map(({ network_code }) => network_code)),
]

/** Sends on chain: what is locked and the address it goes to at the left, the decision at the right. */
export const ChainSendCases = caseKind('chain-send', 'chain.sendCases', {
  ranged: 'chain.sendCases',
  stateField: 'status',
  states: ENDED,
  filters: [currency('currency'), codeOf('network', msg`Network`, msg`All networks`, useNetworks)],
  what: row => `${row.currency} · ${row.network}`,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  evidence: Evidence,
  decision: {
    approve: { call: 'chain.approveSend' },
    label: row => msg`${{ shown: amountText(row.arrives, row.currency) }} has been sent`,
    reject: { call: 'chain.rejectSend' },
    externalId: row => row,
  },
  approval: {
    kind: 'chain-send',
    leaves: msg`Leaves the member’s wallet`,
    gets: msg`The address receives`,
  },
})

const facts: readonly SaidFact<Row>[] = [
  money('arrives', 'currency', msg`The address receives`, { isStrong: true }),
  money('fee', 'currency', msg`Fee, out of the amount`),
  text('network', msg`Network`),
  fact(msg`Address`, ({ address }) => (address ? <Address address={address} /> : <Trans>erased</Trans>)),
  text('name', msg`Called`),
  since(),
  email(),
  fact(
    msg`TXID on the chain`,
    ({ network, externalTxId }) => externalTxId && <ChainTxid network={network} txid={externalTxId} />,
  ),
  reason(),
]

function Address({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <span className="mono break-anywhere">
      {address} <CopyButton text={address} what={t`Copy address`} />
    </span>
  )
}

function Evidence({ row }: { row: Row }) {
  return (
    <div>
      <CaseFacts row={row} said={facts} />
      <CaseRisk id={row.id} />
    </div>
  )
}
