import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HouseBank } from './house-bank.tsx'
import { requestVirtualAccount, virtualAccountQuery } from './queries.ts'

/** The number and bank of the member's virtual account, each with a copy button; or the request for one, and where it stands. */
export function OwnVirtualAccount({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(virtualAccountQuery)
  return (
    <Panel title={t`How it works`}>
      <div className="stack">
        <p>
          {t`Wires to your virtual account are credited to your wallet by themselves: you submit no proof, and nobody has to approve them.`}
        </p>
        {query.data ? <Standing account={query.data} uid={uid} /> : <WaitingInside query={query} />}
      </div>
    </Panel>
  )
}

function Standing({ account, uid }: { account: wire.VirtualAccount; uid: string }) {
  const { t } = useLingui()
  if (account.status === 1) return <HouseBank bank={account} reference={uid} />
  return (
    <>
      {account.status === 0 ? (
        <Notice tone="locked" title={t`You have asked for a virtual account`}>
          {t`Its number and bank appear here once it is ready, and we tell you by e-mail.`}
        </Notice>
      ) : (
        <AskForOne />
      )}
      <p className="quiet">
        {t`Without a virtual account, deposit by an ordinary transfer.`}{' '}
        <Link to="/depositfrombank">{t`Deposit from a bank`}</Link>
      </p>
    </>
  )
}

function AskForOne() {
  const { t } = useLingui()
  const send = useSubmit(requestVirtualAccount)
  return (
    <>
      <p>{t`You have no virtual account yet.`}</p>
      <ProblemNotice of={send.error} />
      <Button onClick={() => send.mutate({})} loading={send.isPending} className="self-start">
        {t`Ask for a virtual account`}
      </Button>
    </>
  )
}
