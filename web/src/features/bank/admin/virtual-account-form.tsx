import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { keysOf, type wire } from '@strongroom/shared'
import { sendForm } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { needed, useForm } from '../../../parts/form.tsx'
import { EntryForm, MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'

const EMPTY = {
  uid: '',
  beneficiary_name: '',
  bank_name: '',
  account_number: '',
  swift_code: '',
  bank_routing_number: '',
  bank_address: '',
}
type Typed = typeof EMPTY

/** Every field without the spaces around it. */
const trimmed = (typed: Typed): Typed => ({
  ...typed,
  ...Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text.trim()])),
})

const give = (body: Typed, attempt: string) => sendForm('bank.giveVirtualAccount', { body, attempt })

type VirtualAccountFormProps = {
  /** The member, where one is chosen already. */
  uid?: string
  onDone: () => void
}

/** Proposes a member's virtual account, or another in its place; a second administrator agrees. */
export function VirtualAccountForm({ uid: chosen, onDone }: VirtualAccountFormProps) {
  const { t } = useLingui()
  const send = useSubmit(give)
  const form = useForm({
    initial: { ...EMPTY, uid: chosen ?? '' },
    rules: { uid: needed, beneficiary_name: needed, bank_name: needed, account_number: needed },
    body: trimmed,
    send,
  })
  const labels: Readonly<Record<keyof wire.VirtualAccountDetails, string>> = {
    beneficiary_name: t`Beneficiary`,
    bank_name: t`Bank`,
    account_number: t`Account number`,
    swift_code: t`SWIFT`,
    bank_routing_number: t`Routing number`,
    bank_address: t`Address of the bank`,
  }
  return (
    <EntryForm
      title={t`Virtual account of a member`}
      action={t`Propose this account`}
      form={form}
      onBack={onDone}
      hint={t`Members send money to it: a second administrator compares it and has to approve it. The member is told by e-mail.`}
    >
      {send.data?.proposal && <WaitsForSecond />}
      {chosen === undefined && <MemberInput {...form.field('uid', t`User ID`)} />}
      {keysOf(labels).map(field => (
        <TextInput
          key={field}
          {...form.text(field, labels[field])}
          maxLength={field === 'account_number' ? 60 : 200}
        />
      ))}
    </EntryForm>
  )
}
