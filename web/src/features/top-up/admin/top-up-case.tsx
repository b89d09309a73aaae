import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { ChainTxid } from '../../../parts/chain-txid.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { isUnsound, proofState } from '../../../parts/proof-line.tsx'
import { proofQuery } from '../../../parts/proof-query.ts'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { CaseRisk } from '../../../platform/cases/admin/screening/case-risk.tsx'
import { approvedBeforeQuery } from './queries.ts'

type CaseProps = { topUp: wire.AdminTopUp; onDecided: () => void }

/** One top-up with its evidence at the left and the decision at the right. */
export function TopUpCase({ topUp, onDecided }: CaseProps) {
  return (
    <div className="case">
      <Evidence topUp={topUp} />
      {topUp.status === 0 ? <TopUpDecision topUp={topUp} onDecided={onDecided} /> : <Decided topUp={topUp} />}
    </div>
  )
}

function Evidence({ topUp }: { topUp: wire.AdminTopUp }) {
  const { t } = useLingui()
  const { currency, amount, fee, credited, txid, network, uid, email } = topUp
  const { data: before } = useQuery(approvedBeforeQuery(uid))
  return (
    <div>
      <Facts
        rows={[
          { label: t`The member sent`, value: <Money amount={amount} currency={currency} exact /> },
          fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          credited !== null && {
            label: t`Credited`,
            value: <Money amount={credited} currency={currency} exact isStrong />,
            kind: 'sum',
          },
        ]}
      />
      <dl className="fields" style={{ padding: '12px 0 0' }}>
        <dt>{t`TXID`}</dt>
        <dd>
          <ChainTxid network={network} txid={txid} />
        </dd>
        <dt>{t`Network`}</dt>
        <dd>{network}</dd>
        <dt>{t`Submitted`}</dt>
        <dd>
          <UtcTime at={topUp.created_date} />
        </dd>
        <dt>{t`E-mail`}</dt>
        <dd>{email}</dd>
        <dt>{t`Approved before`}</dt>
        <dd className="figures">{before ?? '–'}</dd>
      </dl>
      <CaseRisk id={topUp.id} />
    </div>
  )
}

/** The two checks a machine can make beside a decision. */
function Checks() {
  const { t } = useLingui()
  const { data: proof } = useQuery(proofQuery)
  const state = proofState(proof ?? undefined, Date.now())
  return (
    <div className="row wrap" style={{ gap: '4px 14px', marginBottom: 12 }}>
      <Status state="settled">{t`TXID submitted once`}</Status>
      {isUnsound(proof ?? undefined) ? (
        <Status state="wrong">{t`Books differ: decide nothing`}</Status>
      ) : state === 'equal' ? (
        <Status state="settled">{t`Balances proven`}</Status>
      ) : (
        <Status state="waiting">{t`Balances being compared`}</Status>
      )}
    </div>
  )
}

function TopUpDecision({ topUp, onDecided }: CaseProps) {
  const { t } = useLingui()
  const { id, uid, amount, currency, network } = topUp
  const shown = amountText(amount, currency)
  return (
    <div>
      <Checks />
      <Decision
        id={id}
        uid={uid}
        approve={{
          call: 'topUp.approve',
          hint: t`Approving writes TopUpApproved with your name. The member sees it as soon as their lists follow.`,
        }}
        approveLabel={t`Approve ${shown}`}
        reject={{ call: 'topUp.reject', hint: t`Nothing moves. The TXID may be submitted again.` }}
        rejectLabel={t`Reject ${shown}`}
        fee={{ currency, label: t`Fee, if any` }}
        check="top-up"
        externalId={{ network, optional: true }}
        onDecided={onDecided}
      />
    </div>
  )
}

function Decided({ topUp }: { topUp: wire.AdminTopUp }) {
  const { t } = useLingui()
  const { network, status, reason, externalTxId, finish_date } = topUp
  return (
    <div className="stack tight">
      {status === 1 ? (
        <Status state="settled">{t`Approved`}</Status>
      ) : (
        <Status state="wrong">{t`Rejected`}</Status>
      )}
      {finish_date && <UtcTime at={finish_date} />}
      {reason && <span>{reason}</span>}
      {externalTxId && <ChainTxid network={network} txid={externalTxId} />}
    </div>
  )
}
