import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { ChainTxid } from '../../../parts/chain-txid.tsx'
import { isUnsound, proofState } from '../../../parts/proof-line.tsx'
import { proofQuery } from '../../../parts/proof-query.ts'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { type CaseProps, caseBelow } from '../../../platform/cases/admin/case-below.tsx'
import { CaseFacts, money, type SaidFact } from '../../../platform/cases/admin/case-facts.tsx'
import { CaseRisk } from '../../../platform/cases/admin/screening/case-risk.tsx'
import { approvedBeforeQuery } from './queries.ts'

type Row = wire.AdminTopUp

const shownOf = ({ amount, currency }: Row) => amountText(amount, currency)

const Below = caseBelow<Row>(
  {
    evidence: Evidence,
    decision: {
      approve: {
        call: 'topUp.approve',
        hint: (
          <Trans>
            Approving credits the member, under your name in the audit trail. The member sees it at once.
          </Trans>
        ),
      },
      label: row => msg`Approve ${{ shown: shownOf(row) }}`,
      reject: {
        call: 'topUp.reject',
        hint: <Trans>Nothing moves. The TXID may be submitted again.</Trans>,
      },
      rejectLabel: row => msg`Reject ${{ shown: shownOf(row) }}`,
      fee: ({ currency }) => ({ currency, label: msg`Fee, if any` }),
      externalId: ({ network }) => ({ network, optional: true }),
    },
    Around: Checked,
    Decided,
    state: () => null,
    isOpen: row => row.status === 0,
  },
  { kind: 'top-up', gets: msg`The member’s wallet receives` },
)

/** One top-up with its evidence at the left and the decision at the right. */
export const TopUpCase = ({ topUp, onDecided }: { topUp: Row; onDecided: () => void }) => (
  <Below row={topUp} onDecided={onDecided} />
)

const sums: readonly SaidFact<Row>[] = [
  money('amount', 'currency', msg`The member sent`),
  money('fee', 'currency', msg`Fee`),
  money('credited', 'currency', msg`Credited`, { isStrong: true, kind: 'sum' }),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  const { txid, network, uid, email } = row
  const { data: before } = useQuery(approvedBeforeQuery(uid))
  return (
    <div>
      <CaseFacts row={row} said={sums} />
      <dl className="fields" style={{ padding: '12px 0 0' }}>
        <dt>{t`TXID`}</dt>
        <dd>
          <ChainTxid network={network} txid={txid} />
        </dd>
        <dt>{t`Network`}</dt>
        <dd>{network}</dd>
        <dt>{t`Submitted`}</dt>
        <dd>
          <UtcTime at={row.created_date} />
        </dd>
        <dt>{t`E-mail`}</dt>
        <dd>{email}</dd>
        <dt>{t`Approved before`}</dt>
        <dd className="figures">{before ?? '–'}</dd>
      </dl>
      <CaseRisk id={row.id} />
    </div>
  )
}

/** The decision, below the two checks that a machine can make. */
function Checked({ row, children }: { row: Row; children: ReactNode }) {
  const { t } = useLingui()
  const others = row.txid_members - 1
  const { data: proof } = useQuery(proofQuery)
  const state = proofState(proof ?? undefined, Date.now())
  return (
    <div>
      <div className="row wrap" style={{ gap: '4px 14px', marginBottom: 12 }}>
        {others > 0 ? (
          <Status state="waiting">
            <Plural
              value={others}
              one="TXID submitted by # other member too: compare the addresses that it pays"
              other="TXID submitted by # other members too: compare the addresses that it pays"
            />
          </Status>
        ) : (
          <Status state="settled">{t`TXID submitted once`}</Status>
        )}
        {isUnsound(proof ?? undefined) ? (
          <Status state="wrong">{t`Books differ: decide nothing`}</Status>
        ) : state === 'equal' ? (
          <Status state="settled">{t`Balances proven`}</Status>
        ) : (
          <Status state="waiting">{t`Balances being compared`}</Status>
        )}
      </div>
      {children}
    </div>
  )
}

function Decided({ row }: CaseProps<Row>) {
  const { t } = useLingui()
  const { network, status, reason, externalTxId, finish_date } = row
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
