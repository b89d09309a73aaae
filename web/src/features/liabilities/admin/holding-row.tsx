import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { calendarDayText, utcText } from '../../../i18n/time.ts'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { ProofLink } from '../../../platform/cases/admin/proof-link.tsx'
import { personText } from '../../../platform/members/admin/member-link.tsx'
import { useHoldingWords } from '../holding-words.ts'
import { WithdrawHolding } from './withdraw-holding.tsx'

type HoldingRowProps = { row: wire.StatedHolding; onEdit: () => void; onProposed: () => void }

/** One holding, with its source. Only the custody changes an amount that it has reported; finance may still take it out. */
export function HoldingRow({ row, onEdit, onProposed }: HoldingRowProps) {
  const words = useHoldingWords()
  const { t } = useLingui()
  return (
    <li className="card-row">
      <span className="card-name">{words.name(row)}</span>
      <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />
      <span className="quiet card-wide break-anywhere">
        {calendarDayText(row.date)} · {words.place(row)} · {row.evidence}
      </span>
      <Source row={row} />
      <span className="row wrap card-wide gap-8">
        {row.file !== null && <ProofLink id={row.file} />}
        <May call="liabilities.stateHolding">
          {row.source === 'finance' && (
            <Button size="xs" variant="default" onClick={onEdit}>
              {t`State it anew`}
            </Button>
          )}
          <WithdrawHolding id={row.id} onProposed={onProposed} />
        </May>
      </span>
    </li>
  )
}

function Source({ row }: Pick<HoldingRowProps, 'row'>) {
  const { t } = useLingui()
  const { report, stated_by_name, stated_by } = row
  const [stated, by] = [utcText(row.stated_date), personText(stated_by_name, stated_by)]
  return (
    <span className="quiet card-wide break-anywhere">
      {report === null
        ? t`Approved ${stated} by ${by}`
        : t`Reported by the custody in report ${report}, recorded ${stated}`}
    </span>
  )
}
