import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { listFilter } from '../../../client/list-filter.ts'
import { amountText } from '../../../i18n/amount.ts'
import { ChainTxid } from '../../../parts/chain-txid.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { networksQuery } from '../../../parts/networks-query.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { CaseRisk } from '../../../platform/cases/admin/screening/case-risk.tsx'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

type SendSearch = CaseSearch & { currency?: string | undefined; network?: string | undefined }

/** Sends on chain: what is locked and the address it goes to at the left, the decision at the right. */
export function ChainSendCases() {
  const { t } = useLingui()
  const { states, usual } = useStates()
  const { search, change } = useListSearch<SendSearch>()
  const { currency, network, ...cases } = search
  const own = listFilter('chain.sendCases', { currency, network })
  const query = useQuery(casesQuery({ name: 'chain.sendCases' }, cases, 'status', own))
  const { data: pairs = [] } = useQuery(networksQuery)
  const networks = [...new Set(pairs.map(({ network_code }) => network_code))]
  return (
    <CaseList
      title={t`Sends on chain`}
      query={query}
      ranged="chain.sendCases"
      states={states}
      usual={usual}
      filters={
        <>
          <CurrencyFilter value={currency} onChange={next => change({ currency: next, open: undefined })} />
          <ChoiceFilter
            label={t`Network`}
            all={t`All networks`}
            choices={networks.map(value => ({ value, label: value }))}
            value={network}
            onChange={next => change({ network: next, open: undefined })}
          />
        </>
      }
      what={row => (
        <>
          {row.currency} · {row.network}
        </>
      )}
      amountSort="amount"
      amount={row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />}
      state={row => <ReviewState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
}

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
