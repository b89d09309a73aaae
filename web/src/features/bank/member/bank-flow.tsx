import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepFlow, StepTitle } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { type BankDraft, draftOf, sentOf } from './bank-draft.ts'
import { BankForm } from './bank-form.tsx'
import { bankCategoriesQuery, saveBank } from './queries.ts'
import { useBankFacts } from './use-bank-facts.tsx'

const STEPS = ['form', 'review', 'done'] as const

/**
 * Links a bank account: form, review, done. A change of a linked one comes back to the review, as specified, which then shows
 * the account as it was saved.
 */
export function BankFlow({ bank }: { bank?: wire.Bank }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(bank))
  const [isUploading, setUploading] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const ready = { form: true, review: isReviewed, done: isSaved }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  const save = useSubmit(saveBank, {
    onSuccess: () => {
      setSaved(true)
      if (!bank) go('done', 'replace')
    },
    // The error stands under its field.
    onProblem: problem => problem.kind === 'wrong' && go('form', 'replace'),
  })
  const problem = save.isError ? problemOf(save.error) : undefined
  return (
    <StepFlow at={at} labels={bank ? [t`Account`, t`Review`] : [t`Account`, t`Review`, t`Done`]}>
      {step === 'form' && (
        <BankForm
          draft={draft}
          onDraft={setDraft}
          isUploading={isUploading}
          onUploading={setUploading}
          isLinked={bank !== undefined}
          hasCategory={bank?.category_id != null}
          problem={problem}
          onReview={() => {
            save.reset()
            setReviewed(true)
            setSaved(false)
            go('review')
          }}
        />
      )}
      {step === 'review' && (
        <Review
          draft={draft}
          isLinked={bank !== undefined}
          isSaved={isSaved}
          isBusy={save.isPending || isUploading}
          problem={save.isError && problem?.kind !== 'wrong' ? save.error : undefined}
          onBack={() => go('form')}
          onSave={() => save.mutate({ id: bank?.id, ...sentOf(draft) })}
        />
      )}
      {step === 'done' && <Linked />}
    </StepFlow>
  )
}

type ReviewProps = {
  draft: BankDraft
  isLinked: boolean
  isSaved: boolean
  isBusy: boolean
  problem: Error | undefined
  onBack: () => void
  onSave: () => void
}

/** The account as it will be, or has just been, saved. */
function Review({ draft, isLinked, isSaved, isBusy, problem, onBack, onSave }: ReviewProps) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <StepTitle>{isSaved ? t`Saved` : t`Check the account`}</StepTitle>
      {isSaved && <WaitsForApproval />}
      <Panel>
        <Details draft={draft} />
      </Panel>
      <ProblemNotice of={problem} />
      {isSaved ? (
        <ToBanks>
          <Button variant="default" size="lg" onClick={onBack}>
            {t`Change it again`}
          </Button>
        </ToBanks>
      ) : (
        <FlowActions
          label={isLinked ? t`Save the changes` : t`Link the account`}
          onNext={onSave}
          isBusy={isBusy}
          onBack={onBack}
          note={<Note isLinked={isLinked} />}
        />
      )}
    </div>
  )
}

function Note({ isLinked }: { isLinked: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {isLinked && <>{t`Until it is approved again, nothing can be withdrawn to it.`} </>}
      {t`An administrator checks it, usually within one working day.`}
    </>
  )
}

function Details({ draft }: { draft: BankDraft }) {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(bankCategoriesQuery)
  const category_name = categories.find(({ id }) => id === draft.category)?.category_name ?? null
  const rows = useBankFacts({ ...sentOf(draft), category_name })
  const statement = draft.statement !== undefined && { label: t`Bank statement`, value: t`Uploaded` }
  return <Facts rows={[...rows, statement]} />
}

function Linked() {
  const { t } = useLingui()
  return (
    <div className="stack">
      <StepTitle>{t`Linked`}</StepTitle>
      <WaitsForApproval />
      <ToBanks />
    </div>
  )
}

function WaitsForApproval() {
  const { t } = useLingui()
  return (
    <Notice tone="waiting" title={t`Waits for approval`} isUrgent>
      {t`An administrator checks it, usually within one working day.`}
    </Notice>
  )
}

function ToBanks({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flow-actions mt-0">
      {children}
      <Button size="lg" renderRoot={props => <Link {...props} to="/banks" />}>
        {t`My bank accounts`}
      </Button>
    </div>
  )
}
