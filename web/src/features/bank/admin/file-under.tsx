import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import type { Row } from '../../../client/contract.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { bankCategoriesQuery } from '../member/queries.ts'
import { fileUnder } from './queries.ts'

type Bank = Row<'bank.all'>

/** Files an account under another category of the house, for the roles that may. */
export function FileUnder({ bank }: { bank: Bank }) {
  return may('bank.setCategory') ? <Filing key={bank.category_id} bank={bank} /> : null
}

function Filing({ bank: { id, category_id: own } }: { bank: Bank }) {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(bankCategoriesQuery)
  const [chosen, setChosen] = useState(own ?? '')
  const save = useSubmit(fileUnder, {
    onSuccess: () => {
      noteDecided(id, 'changed')
      announce(t`The bank account is filed under its category.`)
    },
  })
  if (categories.length === 0) return null
  return (
    <div className="stack gap-8">
      <NativeSelect
        label={t`File it under`}
        name="categoryid"
        value={chosen}
        data={[
          ...(own === null ? [{ value: '', label: t`No category` }] : []),
          ...categories.map(({ id, category_name }) => ({ value: id, label: category_name })),
        ]}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <ProblemNotice of={save.error} />
      <div>
        <Button
          variant="default"
          size="sm"
          disabled={chosen === (own ?? '')}
          loading={save.isPending}
          onClick={() => save.mutate({ id, categoryid: chosen })}
        >
          {t`Save the category`}
        </Button>
      </div>
    </div>
  )
}
