import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { HideButton } from '../../../platform/balances/member/hide-button.tsx'
import { type StatementSearch, walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { MovementList } from './movement-list.tsx'
import './statement.css'

/** Every movement of the member, in all currencies. Amounts of different currencies are never added. */
export function Transactions() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { data: wallets = [] } = useQuery(walletsQuery)
  const { search, change } = useListSearch<StatementSearch>()
  const [isHidden, toggleHidden] = useHidden()
  const currencies = wallets.map(({ currency }) => ({ value: currency, label: currency }))
  return (
    <Page title={t`Transactions`} actions={<HideButton isHidden={isHidden} onToggle={toggleHidden} />}>
      <div className="proof-room">
        <ProofLine />
      </div>
      <Panel inset="flush">
        {user && (
          <MovementList
            uid={user.uid}
            isHidden={isHidden}
            filters={
              <ChoiceFilter
                label={t`Currency`}
                all={t`All currencies`}
                choices={currencies}
                value={search.currency}
                onChange={currency => change({ currency })}
              />
            }
            empty={
              <EmptyState title={t`Nothing has moved yet`}>
                {t`Top-ups, swaps and payments will stand here, also those that fail.`}
              </EmptyState>
            }
          />
        )}
      </Panel>
    </Page>
  )
}
