import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { virtualAccountStates } from '@strongroom/shared/words/bank/state'
import type { Row } from '../../../client/contract.ts'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'
import { May } from '../../../parts/may.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { BankTabs } from './bank-tabs.tsx'
import { VirtualAccountForm } from './virtual-account-form.tsx'

type Account = Row<'bank.virtualAccounts'>

const STATES = statesOf(virtualAccountStates, { 0: 'waiting', 1: 'settled' })

/** Virtual accounts of members: those that are asked for, the oldest first, unless a state is chosen; and the form that gives one. */
export const VirtualAccounts = caseScreen('bank.virtualAccounts', {
  title: msg`Virtual accounts`,
  Above: BankTabs,
  stateField: 'status',
  states: { '1': STATES[1].name },
  what: row => <Name {...row} />,
  state: row => <InState {...STATES[row.status]} />,
  isOpen: row => row.status === 0,
  Below: Giving,
  searchLabel: msg`Search name, e-mail, user ID, bank`,
  entry: { call: 'bank.giveVirtualAccount', label: msg`Enter an account`, Form: VirtualAccountForm },
})

function Name({ status, bank_name, last4 }: Account) {
  const { t } = useLingui()
  return status === 1 ? `${bank_name} •••• ${last4}` : t`Virtual account asked for`
}

function Giving({ row: { uid }, onDecided }: { row: Account; onDecided: () => void }) {
  return (
    <May call="bank.giveVirtualAccount">
      <VirtualAccountForm key={uid} uid={uid} onDone={onDecided} />
    </May>
  )
}
