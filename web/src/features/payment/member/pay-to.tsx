import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { HouseBank, NoHouseBank } from '../../bank/member/deposit/house-bank.tsx'
import { houseBanksQuery } from '../../bank/member/queries.ts'

/** The house's accounts that the payer may pay to, with the reference by which finance finds the request. */
export function PayTo({ reference }: { reference: string }) {
  const query = useQuery(houseBanksQuery)
  if (!query.data) return <Waiting query={query} />
  if (query.data.length === 0) return <NoHouseBank />
  return query.data.map(bank => <HouseBank key={bank.id} bank={bank} reference={reference} />)
}

/** The same on the page of a request, for as long as it is open. */
export function PayToPanel({ reference }: { reference: string }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Where the payer pays`}>
      <div className="stack tight">
        <p className="quiet">
          {t`Give the payer this account and the reference. The money is in your wallet once finance has seen it.`}
        </p>
        <PayTo reference={reference} />
      </div>
    </Panel>
  )
}
