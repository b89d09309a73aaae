import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'

type EntryFormProps = {
  title: string
  /** Label of the submit button. */
  action: string
  /** State of the submission. */
  entered: Pick<UseMutationResult, 'isError' | 'error' | 'isPending'>
  onSubmit: () => void
  onBack: () => void
  hint?: string
  /** Whether it moves money, which is held while the books differ from the log. */
  movesMoney?: boolean
  /** True while its subject is not known yet, or when there is none. */
  isUnready?: boolean
  children: ReactNode
}

/** Form of an entry that an administrator makes by hand: its fields, the error, and the way back. */
export function EntryForm(props: EntryFormProps) {
  const {
    title,
    action,
    entered,
    onSubmit,
    onBack,
    hint,
    movesMoney = false,
    isUnready = false,
    children,
  } = props
  const isHeld = useBooksHold() && movesMoney
  const { t } = useLingui()
  const words = useProblemWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div style={{ maxWidth: 640, marginBottom: 16 }}>
      <Panel title={title}>
        <form onSubmit={submit} noValidate className="stack">
          {children}
          {entered.isError && <Notice tone="wrong" title={words(problemOf(entered.error))} isUrgent />}
          <BooksHold isHeld={isHeld} />
          <div className="row" style={{ gap: 10 }}>
            <Button type="submit" loading={entered.isPending} disabled={isHeld || isUnready}>
              {action}
            </Button>
            <Button variant="default" onClick={onBack}>
              {t`Back`}
            </Button>
          </div>
          {hint && <p className="hint">{hint}</p>}
        </form>
      </Panel>
    </div>
  )
}

type MemberInputProps = { value: string; onChange: (uid: string) => void; isMissing: boolean }

/** The member for whom it is entered. */
export function MemberInput({ value, onChange, isMissing }: MemberInputProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`User ID`}
      name="uid"
      value={value}
      inputMode="numeric"
      onChange={event => onChange(event.currentTarget.value)}
      error={isMissing ? t`Please enter all fields` : undefined}
    />
  )
}
