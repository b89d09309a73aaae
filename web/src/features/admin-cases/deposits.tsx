import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { Facts } from '../../parts/facts.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { instantText } from '../../parts/time.ts'
import { DepositStatus, useDepositTypes } from '../deposit/deposit-records.tsx'
import { CaseList, type CaseSearch } from './case-list.tsx'
import { Decision } from './decision.tsx'
import { ProofLink } from './proof-link.tsx'
import { casesQuery } from './queries.ts'
import { useStates } from './states.ts'

const PATH = '/recharges/rechargeStatus'

/** Bank deposits: proof at the left, the decision at the right. */
export function DepositCases() {
  const { t } = useLingui()
  const types = useDepositTypes()
  const { states, usual } = useStates()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery<wire.AdminDeposit>('/recharges/deposit', search, 'rechargeStatus'))
  const approve = (row: wire.AdminDeposit) => {
    const shown = amountText(row.amount, row.currency)
    return t`Distribute ${shown}`
  }
  return (
    <CaseList
      title={t`Bank deposits`}
      query={query}
      states={states}
      usual={usual}
      what={row => types[row.depositType]}
      amount={row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />}
      state={row => <DepositStatus deposit={row} />}
      isOpen={row => row.rechargeStatus === 0}
      below={(row, onDecided) => (
        <div className="case">
          <Evidence deposit={row} />
          {row.rechargeStatus === 0 ? (
            <div className="stack">
              {row.depositStatus === 0 && <Receive id={row.id} />}
              <Decision
                id={row.id}
                uid={row.uid}
                approve={{ path: PATH, body: { status: 1 } }}
                approveLabel={approve(row)}
                reject={{ path: PATH, body: { status: -1 } }}
                fee={{ currency: row.currency, label: t`Fee, if not the usual one` }}
                hasExternalId
                onDecided={onDecided}
              />
            </div>
          ) : (
            <DepositStatus deposit={row} />
          )}
        </div>
      )}
    />
  )
}

function Evidence({ deposit }: { deposit: wire.AdminDeposit }) {
  const { t } = useLingui()
  const { amount, currency, fee, credited, transferImg, externalTxId, reason, created_date, email } = deposit
  return (
    <Facts
      rows={[
        { label: t`The member sent`, value: <Money amount={amount} currency={currency} exact /> },
        fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
        credited !== null && {
          label: t`Distributed`,
          value: <Money amount={credited} currency={currency} exact isStrong />,
        },
        { label: t`Proof`, value: <ProofLink id={transferImg} /> },
        { label: t`Submitted`, value: <span className="figures">{instantText(created_date)}</span> },
        { label: t`E-mail`, value: email },
        externalTxId !== null && {
          label: t`Transaction ID`,
          value: <span className="mono">{externalTxId}</span>,
        },
        reason !== null && { label: t`Reason`, value: reason },
      ]}
    />
  )
}

const receive = (id: string, attempt: string) =>
  call<unknown>({ path: '/recharges/setdepositStatus', body: { id, status: 1 }, attempt })

/** Notes that the transfer is on the house's account, before it is distributed. */
function Receive({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const note = useSubmit(receive)
  return (
    <div>
      <Button variant="default" size="sm" loading={note.isPending} onClick={() => note.mutate(id)}>
        {t`The transfer has come`}
      </Button>
      {note.isError && <Notice tone="wrong" title={words(problemOf(note.error))} isUrgent />}
    </div>
  )
}
