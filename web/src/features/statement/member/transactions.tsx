import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { HideButton } from '../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import { movements } from './movement-list.tsx'
import './statement.css'

/** Every movement of the member, in all currencies. Amounts of different currencies are never added. */
export const Transactions = movements({
  title: msg`Transactions`,
  caption: msg`Movements`,
  Actions: Hide,
  Above: () => (
    <div className="proof-room">
      <ProofLine />
    </div>
  ),
  empty: {
    title: msg`Nothing has moved yet`,
    text: msg`Top-ups, swaps and payments will appear here, including those that fail.`,
  },
})

function Hide() {
  const [isHidden, toggleHidden] = useHidden()
  const { t } = useLingui()
  return (
    <>
      <Link to="/transactions/months">{t`Money by month`}</Link>
      <HideButton isHidden={isHidden} onToggle={toggleHidden} />
    </>
  )
}
