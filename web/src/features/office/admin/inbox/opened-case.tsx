import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { DecidedNotice, useDecided } from '../../../../parts/decided.tsx'
import { CaseTimeline } from '../../../../platform/cases/admin/case-timeline.tsx'
import { MemberCases } from '../../../../platform/cases/admin/member-cases.tsx'
import { OneCase } from '../../../../platform/cases/admin/one-case.tsx'
import { useSayDecided } from '../../../../platform/cases/admin/use-say-decided.ts'
import { BankCases } from '../../../bank/admin/bank-accounts.tsx'
import { DepositCases } from '../../../bank/admin/deposits.tsx'
import { FpsCases } from '../../../bank/admin/fps.tsx'
import { ChargeCases } from '../../../card/admin/charge-cases.tsx'
import { OrderCases } from '../../../card/admin/order-cases.tsx'
import { CompleteApplication } from '../../../chain/admin/addresses/complete-application.tsx'
import { applicationsOfQuery } from '../../../chain/admin/addresses/queries.ts'
import { ChainSendCases } from '../../../chain/admin/chain-sends.tsx'
import { AdminRequestPayments } from '../../../payment/admin/admin-requests.tsx'
import { AdminSendPayments } from '../../../payment/admin/admin-sends.tsx'
import { TopUpCase } from '../../../top-up/admin/top-up-case.tsx'
import { Waiting } from '../../../top-up/admin/waiting.tsx'
import { VipCases } from '../../../vip/admin/vip-cases.tsx'
import { CurrencyRequests } from '../../../wallet/admin/currency-requests.tsx'
import { WithdrawalCases } from '../../../withdrawal/admin/withdrawals.tsx'
import { AdjustmentCases } from '../cases/adjustments.tsx'
import { ProposalDetail } from '../proposals/proposal-detail.tsx'
import { Proposals } from '../proposals/proposals.tsx'

type Opened = { case: wire.InboxCase; onDecided: () => void }

function TopUp({ case: { id }, onDecided }: Opened) {
  const query = useQuery(Waiting.query({ search: id, status: 'all' }))
  const below = (topUp: wire.AdminTopUp) => <TopUpCase topUp={topUp} onDecided={onDecided} />
  return <OneCase id={id} query={query} below={below} onDecided={onDecided} />
}

function Proposal({ case: { id }, onDecided }: Opened) {
  const query = useQuery(Proposals.query({ search: id, status: 'all' }))
  const below = (proposal: wire.Proposal) => <ProposalDetail proposal={proposal} onDecided={onDecided} />
  return <OneCase id={id} query={query} below={below} onDecided={onDecided} />
}

/** Facts beside a case that is decided on a screen of its own. */
function Beside({ id, uid }: { id: string; uid: string | null }) {
  return (
    <>
      {uid && <MemberCases uid={uid} besides={id} />}
      <CaseTimeline id={id} />
    </>
  )
}

/** Documents of an identity are opened on their own screen, which leaves a trail. */
function Identity({ case: { id, uid } }: Opened) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant="default"
        renderRoot={props => <Link {...props} to="/admin/userkycs/view/$id" params={{ id }} />}
      >{t`Open the documents`}</Button>
      <Beside id={id} uid={uid} />
    </>
  )
}

/** An application that waits because the pool was empty: once it is not, the case is decided here. */
function AddressApplication({ case: asks, onDecided }: Opened) {
  const { t } = useLingui()
  const [id, uid] = [asks.id, asks.uid ?? '']
  const say = useSayDecided(uid)
  const { data } = useQuery(applicationsOfQuery(uid))
  const asked = data?.rows.find(each => each.id === id)
  const what = asked && `${asked.currency} · ${asked.network}`
  const about = [t`User ID ${uid}`, ...(what ? [what] : [])].join(' · ')
  const decided = useDecided(id)
  const done = () => {
    say.approved()
    onDecided()
  }
  return (
    <>
      <div className="row wrap" style={{ gap: 10, paddingBlock: '6px 16px' }}>
        {what && <span className="strong">{what}</span>}
        {!decided && <CompleteApplication id={id} onDone={done} about={about} />}
        <Button
          variant="default"
          size="xs"
          renderRoot={props => <Link {...props} to="/admin/ccaddress" />}
        >{t`Open the address pool`}</Button>
      </div>
      {decided && <DecidedNotice decided={decided} />}
      <Beside id={id} uid={uid} />
    </>
  )
}

/** A case of a kind whose list shows one alone. */
const alone = (One: ComponentType<{ id: string; onDecided: () => void }>) =>
  function Alone({ case: { id }, onDecided }: Opened) {
    return <One id={id} onDecided={onDecided} />
  }

const VIEWS: { readonly [K in wire.CaseKind]: ComponentType<Opened> } = {
  'top-up': TopUp,
  deposit: alone(DepositCases.One),
  'fps-top-up': alone(FpsCases.One),
  withdrawal: alone(WithdrawalCases.One),
  'chain-send': alone(ChainSendCases.One),
  'request-payment': alone(AdminRequestPayments.One),
  'send-payment': alone(AdminSendPayments.One),
  adjustment: alone(AdjustmentCases.One),
  proposal: Proposal,
  'currency-request': alone(CurrencyRequests.One),
  'bank-account': alone(BankCases.One),
  'vip-application': alone(VipCases.One),
  identity: Identity,
  'card-order': alone(OrderCases.One),
  'card-charge': alone(ChargeCases.One),
  'address-application': AddressApplication,
}

/** A case of any kind with its evidence and the decision, as its own list shows it. */
export function OpenedCase(props: Opened) {
  const View = VIEWS[props.case.kind]
  return <View {...props} />
}
