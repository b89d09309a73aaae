import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../parts/panel.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { DepositAddress } from '../../chain/member/deposit-address/deposit-address.tsx'
import type { Where } from '../../chain/member/deposit-address/use-where.ts'

type WherePanelProps = Where & { currencies: readonly string[]; onChange: (where: Where) => void }

/** The first step of a top-up: what to send, and the address to send it to. */
export function WherePanel({ currencies, currency, network, onChange }: WherePanelProps) {
  const { t } = useLingui()
  return (
    <Panel title={t`Send to your address`}>
      <div className="stack">
        <CurrencySelect
          value={currency}
          onChange={currency => onChange({ currency, network: '' })}
          codes={currencies}
        />
        <DepositAddress
          currency={currency}
          network={network}
          onNetwork={next => onChange({ currency, network: next })}
        />
      </div>
    </Panel>
  )
}
