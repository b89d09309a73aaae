import { useLingui } from '@lingui/react/macro'
import { balancesOf, type RefusedPath } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import type { CheckedBalances as Checked } from './check-balances.ts'

/** Whether a member's balances are inside the sealed totals, and by how much. `isSealed`: the receipt in the file holds. */
export function CheckedBalances({ checked, isSealed }: { checked: Checked; isSealed: boolean }) {
  const { t } = useLingui()
  const words = useRefusedWords()
  const { file, totals, refused } = checked
  if (refused)
    return (
      <Notice tone="wrong" title={t`These balances are not inside the sealed totals`} isUrgent>
        {words[refused]}
      </Notice>
    )
  if (!isSealed)
    return (
      <Notice tone="wrong" title={t`These totals are not sealed`} isUrgent>
        {t`The balances fit the totals, but the totals are not in the sealed books. Below is what does not fit.`}
      </Notice>
    )
  const { uid } = file
  return (
    <>
      <Notice tone="proven" title={t`These balances are inside the sealed totals`} isUrgent>
        {t`Of the member with user ID ${uid}.`}
      </Notice>
      {balancesOf(file.counted).map(({ currency, amount }) => (
        <Facts
          key={currency}
          rows={[
            { label: t`Your balance`, value: <Money amount={amount} currency={currency} size="sm" exact /> },
            {
              label: t`All members together`,
              value: <Money amount={totals[currency] ?? '0'} currency={currency} size="sm" exact />,
            },
          ]}
        />
      ))}
    </>
  )
}

function useRefusedWords(): Readonly<Record<RefusedPath['why'], string>> {
  const { t } = useLingui()
  const altered = t`A balance, its salt or the path to the total has been changed.`
  return {
    amount: t`An amount in the file is negative or not a number.`,
    hash: altered,
    leaf: altered,
    total: altered,
    currency: t`The totals are not in order, or name a currency twice.`,
    root: t`The root is not made of these totals.`,
    event: t`The receipt in the file is not of a proof of liabilities.`,
    twice: t`A part of a balance stands in the file twice.`,
  }
}
