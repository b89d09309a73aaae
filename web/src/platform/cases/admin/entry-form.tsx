import { useLingui } from '@lingui/react/macro'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Form, type Submitted } from '../../../parts/form.tsx'
import { Panel } from '../../../parts/panel.tsx'

type EntryFormProps = {
  title: string
  /** Label of the submit button. */
  action: string
  form: Submitted
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
  const { title, action, form, onBack, hint, movesMoney = false, isUnready = false, children } = props
  const isHeld = useBooksHold() && movesMoney
  const { t } = useLingui()
  const end = (
    <>
      <BooksHold isHeld={isHeld} />
      <div className="row gap-10">
        <Button type="submit" loading={form.isBusy} disabled={isHeld || isUnready}>
          {action}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t`Back`}
        </Button>
      </div>
      {hint && <p className="hint">{hint}</p>}
    </>
  )
  return (
    <div className="max-640 mb-16">
      <Panel title={title}>
        <Form form={form} end={end}>
          {children}
        </Form>
      </Panel>
    </div>
  )
}

type MemberInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (uid: string) => void
}

/** The member for whom it is entered. */
export const MemberInput = ({ onChange, ...field }: MemberInputProps) => (
  <TextInput
    name="uid"
    inputMode="numeric"
    {...field}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
