import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { DecidedNotice, useDecided } from '../../../../parts/decided.tsx'
import { GivenSearch } from '../../../../parts/list-search.ts'
import { CaseTimeline } from '../../../../platform/cases/admin/case-timeline.tsx'
import { MemberCases } from '../../../../platform/cases/admin/member-cases.tsx'
import { OneCase, OnlyCase } from '../../../../platform/cases/admin/only-case.tsx'
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
import { topUpCasesQuery } from '../../../top-up/admin/queries.ts'
import { TopUpCase } from '../../../top-up/admin/top-up-case.tsx'
import { VipCases } from '../../../vip/admin/vip-cases.tsx'
import { CurrencyRequests } from '../../../wallet/admin/currency-requests.tsx'
import { WithdrawalCases } from '../../../withdrawal/admin/withdrawals.tsx'
import { AdjustmentCases } from '../cases/adjustments.tsx'
import { ProposalDetail } from '../proposals/proposal-detail.tsx'
import { proposalsQuery } from '../proposals/queries.ts'

type Opened = { case: wire.InboxCase; onDecided: () => void }

function TopUp({ case: { id }, onDecided }: Opened) {
  const query = useQuery(topUpCasesQuery({ search: id, status: 'all' }))
  const below = (topUp: wire.AdminTopUp) => <TopUpCase topUp={topUp} onDecided={onDecided} />
  return <OneCase id={id} query={query} below={below} onDecided={onDecided} />
}

function Proposal({ case: { id }, onDecided }: Opened) {
  const query = useQuery(proposalsQuery({ search: id, status: 'all' }))
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

/** A kind whose list shows one case alone when it is asked to. */
const inList = (Cases: ComponentType) =>
  function FromList({ case: { id }, onDecided }: Opened) {
    return (
      <OnlyCase value={{ id, onDecided }}>
        <GivenSearch value={{ search: id, status: 'all' } as object}>
          <Cases />
        </GivenSearch>
      </OnlyCase>
    )
  }

const VIEWS: { readonly [K in wire.CaseKind]: ComponentType<Opened> } = {
  'top-up': TopUp,
  deposit: inList(DepositCases),
  'fps-top-up': inList(FpsCases),
  withdrawal: inList(WithdrawalCases),
  'chain-send': ({ case: { id }, onDecided }) => <ChainSendCases.One {...{ id, onDecided }} />,
  'request-payment': inList(AdminRequestPayments),
  'send-payment': inList(AdminSendPayments),
  adjustment: inList(AdjustmentCases),
  proposal: Proposal,
  'currency-request': inList(CurrencyRequests),
  'bank-account': inList(BankCases),
  'vip-application': ({ case: { id }, onDecided }) => <VipCases.One {...{ id, onDecided }} />,
  identity: Identity,
  'card-order': ({ case: { id }, onDecided }) => <OrderCases.One {...{ id, onDecided }} />,
  'card-charge': ({ case: { id }, onDecided }) => <ChargeCases.One {...{ id, onDecided }} />,
  'address-application': AddressApplication,
}

/** A case of any kind with its evidence and the decision, as its own list shows it. */
export function OpenedCase(props: Opened) {
  const View = VIEWS[props.case.kind]
  return <View {...props} />
}
