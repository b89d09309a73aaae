import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { needed, useForm } from '../../../../parts/form.tsx'
import { ReasonField, reasonIn } from '../../../../parts/reason-field.tsx'
import { MemberInput } from '../../../../platform/cases/admin/entry-form.tsx'
import { ProposedEntry } from './proposed-entry.tsx'

/** Proposes the entry that an open item asks for, on a member's wallet. */
export function CorrectItem({ item }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const propose = useSubmit(
    (body: Body<'finance.correctItem'>, attempt) => call('finance.correctItem', { body, attempt }),
    { onSuccess: () => announce(t`The correcting entry is proposed.`) },
  )
  const form = useForm({
    initial: { uid: '', reason: '' },
    rules: { uid: needed, reason: needed },
    body: ({ uid, reason }) => ({
      statement: item.statement,
      item: item.id,
      uid: uid.trim(),
      reason: reason.trim(),
    }),
    send: propose,
  })
  return (
    <ProposedEntry
      call="finance.correctItem"
      form={form}
      title={t`Correcting entry`}
      about={
        item.side === 'line'
          ? t`The amount of this line is booked on the member’s wallet, when a second administrator approves it.`
          : t`The amount of this entry is taken back from the member’s wallet, when a second administrator approves it.`
      }
      submitLabel={t`Propose the entry`}
    >
      <MemberInput {...form.field('uid', t`User ID`)} />
      <ReasonField field={reasonIn(form)} label={t`Reason, kept in the log: no names`} />
    </ProposedEntry>
  )
}
