import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../client/query-of.ts'

const houseBanksQuery = queryOf('catalogue.houseBankById', { params: { id: 'all' } })

type BanksFieldProps = {
  label: string
  name: string
  /** Ids of the chosen banks, with commas between. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Choice among the house's bank accounts; none chosen stands for all that are shown. */
export function BanksField({ label, name, value, onChange, error }: BanksFieldProps) {
  const { t } = useLingui()
  const { data: banks = [] } = useQuery(houseBanksQuery)
  return (
    <Checkbox.Group
      label={label}
      description={t`None ticked: every bank of the house that is shown.`}
      value={value === '' ? [] : value.split(',')}
      onChange={ids => onChange(ids.join(','))}
      error={error}
    >
      <div className="stack tight" style={{ paddingTop: 6 }}>
        {banks.map(({ id, bank_name, beneficiary_name, account_number, status }) => (
          <Checkbox
            key={id}
            name={name}
            value={id}
            label={`${bank_name} · ${beneficiary_name} · ${account_number}${status === 0 ? ` · ${t`Hidden`}` : ''}`}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
