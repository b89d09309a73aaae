import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Problem } from '../../../client/problem.ts'
import { type FormErrors, useErrorWords } from '../../../parts/form-errors.ts'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useAccountTypes } from './account-type.ts'
import { type BankDraft, BILLING, bankErrors, HOLDERS, holderOf, NUMBERS } from './bank-draft.ts'
import { BankInputs } from './bank-inputs.tsx'
import { BankPapers } from './bank-papers.tsx'
import { bankCategoriesQuery } from './queries.ts'
import { useBankHolders } from './use-bank-words.ts'

export type BankFormProps = {
  draft: BankDraft
  onDraft: (draft: BankDraft) => void
  /** A linked account is changed: its terms were accepted before. */
  isLinked: boolean
  /** The server's objection to what was sent before. */
  problem: Problem | undefined
  onReview: () => void
}

/** Where a bank account is, whose, its numbers and its billing address. An error stands under its field. */
export function BankForm({ draft, onDraft, isLinked, problem, onReview }: BankFormProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const found = bankErrors(draft)
  const errors = isChecked ? found : {}
  const refused = problem?.kind === 'wrong' ? problem.issues.map(({ path }) => path) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(found).length === 0) onReview()
  }
  const inputs = { draft, onDraft, errors, refused }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <Kind draft={draft} onDraft={onDraft} errors={errors} />
          <BankInputs names={NUMBERS[draft.type]} {...inputs} />
          <h2 className="label">{t`Billing address`}</h2>
          <BankInputs names={BILLING[draft.type]} {...inputs} />
          <BankPapers draft={draft} onDraft={onDraft} isLinked={isLinked} isChecked={isChecked} />
        </div>
      </Panel>
      <FlowActions label={t`Review the account`} isBusy={false} />
    </form>
  )
}

type KindProps = Pick<BankFormProps, 'draft' | 'onDraft'> & { errors: FormErrors }

/** Where the bank is, whose the account is, and what its member uses it for. */
function Kind({ draft, onDraft, errors }: KindProps) {
  const { t } = useLingui()
  const types = useAccountTypes()
  const holders = useBankHolders()
  const errorWords = useErrorWords()
  const whose = t`Whose account`
  return (
    <>
      <NativeSelect
        label={t`Kind of bank`}
        name="account_type"
        value={String(draft.type)}
        data={Object.entries(types).map(([value, label]) => ({ value, label }))}
        onChange={event => onDraft({ ...draft, type: Number(event.currentTarget.value) as wire.AccountType })}
      />
      <NativeSelect
        label={whose}
        name="user_type"
        value={holderOf(draft) ?? ''}
        data={[
          { value: '', label: t`Choose one` },
          ...HOLDERS[draft.type].map(holder => ({ value: String(holder), label: holders[holder] })),
        ]}
        onChange={event => onDraft({ ...draft, userType: event.currentTarget.value })}
        error={errorWords(errors.user_type, whose)}
      />
      <Category draft={draft} onDraft={onDraft} />
    </>
  )
}

/** The house's categories of accounts, where it has any. */
function Category({ draft, onDraft }: Pick<BankFormProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(bankCategoriesQuery)
  if (categories.length === 0) return null
  return (
    <NativeSelect
      label={t`Category`}
      name="categoryid"
      value={draft.category}
      data={[
        { value: '', label: t`No category` },
        ...categories.map(({ id, category_name }) => ({ value: id, label: category_name })),
      ]}
      onChange={event => onDraft({ ...draft, category: event.currentTarget.value })}
    />
  )
}
