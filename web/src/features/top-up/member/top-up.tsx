import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { currenciesQuery, networksQuery } from '../../../parts/currencies.ts'
import { Page } from '../../../parts/page/page.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import '../../../parts/form-and-list.css'
import { useWhere, type Where } from '../../chain/member/deposit-address/use-where.ts'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpList } from './top-up-list.tsx'
import { WherePanel } from './where.tsx'

/** Tops up by a transfer on a chain: the address, the form to tell of the transfer, and what became of the ones before. */
export function TopUp() {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Page title={t`Top up`}>
      <WarmUp access={walletAccess}>
        <div className="form-and-list">
          <TopUpSteps onShowList={() => list.current?.scrollIntoView({ block: 'start' })} />
          <div ref={list} className="form-and-list-rows">
            <TopUpList.Part />
          </div>
        </div>
      </WarmUp>
    </Page>
  )
}

function TopUpSteps({ onShowList }: { onShowList: () => void }) {
  const [chosen, choose] = useState<Where>({ currency: '', network: '' })
  const networks = useQuery(networksQuery)
  const known = useQuery(currenciesQuery)
  const { currencies, currency, network } = useWhere(chosen)
  if (!networks.data) return <Waiting query={networks} />
  if (known.isPending) return <Waiting query={known} />
  return (
    <div className="stack">
      <WherePanel currencies={currencies} currency={currency} network={network} onChange={choose} />
      <TopUpForm currency={currency} network={network} onShowList={onShowList} />
    </div>
  )
}
