import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { BoundedCall } from '../../../../client/may.ts'
import { Form } from '../../../../parts/form.tsx'
import { May } from '../../../../parts/may.tsx'

type ProposedEntryProps = {
  /** The call that proposes it. */
  call: BoundedCall
  form: ComponentProps<typeof Form>['form']
  title: string
  /** Where the amount goes, and after whose decision. */
  about: string
  submitLabel: string
  /** Its fields. */
  children: ReactNode
}

/** The form by which an entry for an open item is proposed, for those who may. */
export const ProposedEntry = ({ call, form, title, about, submitLabel, children }: ProposedEntryProps) => (
  <May call={call}>
    <Form
      form={form}
      className="stack gap-10"
      end={
        <div>
          <Button type="submit" size="sm" variant="default" loading={form.isBusy}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <h3 className="m-0">{title}</h3>
      <p className="hint m-0">{about}</p>
      {children}
    </Form>
  </May>
)
