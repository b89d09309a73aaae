import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { chosenOf } from '../../../parts/chosen.ts'
import { type FormErrors, useErrorWords } from '../../../parts/error-words.ts'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { type BankDraft, BILLING, bankErrors, changed, HOLDERS, holderOf, NUMBERS } from './bank-draft.ts'
import { BankInputs } from './bank-inputs.tsx'
import { BankPapers } from './bank-papers.tsx'
import { bankCategoriesQuery } from './queries.ts'
import { useAccountTypes, useBankHolders } from './use-bank-words.ts'

type BankFormProps = {
  draft: BankDraft
  onDraft: Dispatch<SetStateAction<BankDraft>>
  /** The statement is on its way: without its id the account is neither reviewed nor saved. */
  isUploading: boolean
  onUploading: (isUploading: boolean) => void
  /** A linked account is changed: its terms were accepted before. */
  isLinked: boolean
  /** The linked account is in a category: it can be in another, not in none. */
  hasCategory: boolean
  /** The server's objection to what was sent before. */
  problem: Problem | undefined
  onReview: () => void
}

/** Form of a bank account: its bank, its holder, its numbers and its billing address. An error stands under its field. */
export function BankForm(props: BankFormProps) {
  const { draft, onDraft, isUploading, onUploading, isLinked, hasCategory, problem, onReview } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const found = bankErrors(draft)
  const form = useForm({
    kept: [draft, onDraft],
    faults: () => found,
    body: typed => (isUploading ? undefined : typed),
    send: sendsTo(() => onReview()),
  })
  const errors = form.isSubmitted ? found : {}
  const refused = problem?.kind === 'wrong' ? problem.issues.map(({ path }) => path) : []
  const inputs = { draft, onDraft, errors, refused }
  const fields: readonly string[] = [
    'user_type',
    'category_id',
    ...NUMBERS[draft.type],
    ...BILLING[draft.type],
  ]
  const isElsewhere = problem?.kind === 'wrong' && !refused.some(path => fields.includes(path))
  return (
    <Form form={form} isOnPanel end={<FlowActions label={t`Review the account`} isBusy={isUploading} />}>
      <Kind {...inputs} hasCategory={hasCategory} />
      <BankInputs names={NUMBERS[draft.type]} {...inputs} />
      <h2 className="label">{t`Billing address`}</h2>
      <BankInputs names={BILLING[draft.type]} {...inputs} />
      <BankPapers
        draft={draft}
        onDraft={onDraft}
        onUploading={onUploading}
        isLinked={isLinked}
        isAsked={form.isSubmitted}
      />
      {isElsewhere && <Notice tone="wrong" title={words(problem)} isUrgent />}
    </Form>
  )
}

type CategoryProps = Pick<BankFormProps, 'draft' | 'onDraft' | 'hasCategory'> & {
  /** Fields that the server has refused. */
  refused: readonly string[]
}
type KindProps = CategoryProps & { errors: FormErrors }

/** Fields for the bank's location, the kind of holder, and the account's use. */
function Kind({ draft, onDraft, errors, refused, hasCategory }: KindProps) {
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
        onChange={event =>
          onDraft(changed(draft, { type: chosenOf(wire.accountType.options, event.currentTarget.value) }))
        }
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
        error={errorWords(errors.user_type ?? (refused.includes('user_type') ? 'invalid' : undefined), whose)}
      />
      <Category draft={draft} onDraft={onDraft} refused={refused} hasCategory={hasCategory} />
    </>
  )
}

/** The house's categories of accounts, where it has any. */
function Category({ draft, onDraft, hasCategory, refused }: CategoryProps) {
  const { t } = useLingui()
  const errorWords = useErrorWords()
  const { data: categories = [] } = useQuery(bankCategoriesQuery)
  if (categories.length === 0) return null
  const label = t`Category`
  return (
    <NativeSelect
      label={label}
      name="categoryid"
      value={draft.category}
      data={[
        ...(hasCategory ? [] : [{ value: '', label: t`No category` }]),
        ...categories.map(({ id, category_name }) => ({ value: id, label: category_name })),
      ]}
      onChange={event => onDraft({ ...draft, category: event.currentTarget.value })}
      error={errorWords(refused.includes('categoryid') ? 'invalid' : undefined, label)}
    />
  )
}
