import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { chosenOf } from '../../../../parts/chosen.ts'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { type ColumnUse, useOf, withUse } from './column-roles.ts'

type ColumnUsesProps = {
  columns: wire.ProposedMapping['columns']
  mapping: wire.CsvMappingParts
  onChange: (mapping: wire.CsvMappingParts) => void
}

const USES = [...wire.columnRoles, 'texts', ''] as const
/** So many cells of a column are shown. */
const SAMPLES = 3

/** The columns of a file with some of their cells, and what each is used for. */
export function ColumnUses({ columns, mapping, onChange }: ColumnUsesProps) {
  const { t } = useLingui()
  const words = useUseWords()
  const numbered = columns.map((column, at) => ({ ...column, number: at + 1 }))
  return (
    <RowsTable
      caption={t`Columns of the file`}
      rows={numbered}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: 'head',
          head: t`Column`,
          cell: ({ head, number }) => <b className="strong">{head || number}</b>,
        },
        { key: 'samples', head: t`In the file`, cell: ({ samples }) => <Samples samples={samples} /> },
        {
          key: 'use',
          head: t`Used as`,
          align: 'end',
          cell: ({ head, number, ...column }) => (
            <NativeSelect
              aria-label={t`Use of column ${head || number}`}
              disabled={column.name === ''}
              value={useOf(mapping, column.name)}
              data={USES.map(value => ({ value, label: words[value] }))}
              onChange={event =>
                onChange(withUse(mapping, column, chosenOf(USES, event.currentTarget.value)))
              }
            />
          ),
        },
      ]}
    />
  )
}

const Samples = ({ samples }: { samples: readonly string[] }) => (
  <span className="quiet break-anywhere">
    {samples
      .filter(cell => cell !== '')
      .slice(0, SAMPLES)
      .join(' · ')}
  </span>
)

/** The uses of a column, in words. */
function useUseWords(): Readonly<Record<ColumnUse, string>> {
  const { t } = useLingui()
  return {
    booked_on: t`Day of booking`,
    valued_on: t`Value day`,
    amount: t`Amount`,
    money_in: t`Money in`,
    money_out: t`Money out`,
    direction: t`Which way the money goes`,
    currency: t`Currency`,
    balance: t`Balance`,
    account: t`Own account`,
    reference: t`Reference`,
    counterparty: t`Counterparty`,
    line_id: t`The line’s own number`,
    texts: t`Text`,
    '': t`Not used`,
  }
}
