import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { sendForm } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { EntryForm, MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'

type Field = keyof wire.VirtualAccountDetails
type Typed = Readonly<Record<Field, string>>

const nothing: Typed = {
  ...{ beneficiary_name: '', bank_name: '', account_number: '' },
  ...{ swift_code: '', bank_routing_number: '', bank_address: '' },
}
/** The fields that have to be there. */
const NEEDED: readonly Field[] = ['beneficiary_name', 'bank_name', 'account_number']

const give = (body: Typed & { readonly uid: string }, attempt: string) =>
  sendForm('bank.giveVirtualAccount', { body, attempt })

type VirtualAccountFormProps = {
  /** The member, where one is chosen already. */
  uid?: string
  onDone: () => void
}

/** Proposes a member's virtual account, or another in its place; a second administrator agrees. */
export function VirtualAccountForm({ uid: chosen, onDone }: VirtualAccountFormProps) {
  const { t } = useLingui()
  const [uid, setUid] = useState(chosen ?? '')
  const [typed, setTyped] = useState(nothing)
  const [isChecked, setChecked] = useState(false)
  const send = useSubmit(give)
  const isMissing = (field: Field) => NEEDED.includes(field) && typed[field].trim() === ''
  const submit = () => {
    setChecked(true)
    if (uid.trim() === '' || NEEDED.some(isMissing)) return
    const trimmed = Object.entries(typed).map(([field, text]) => [field, text.trim()])
    send.mutate({ ...nothing, ...Object.fromEntries(trimmed), uid: uid.trim() })
  }
  const labels: Readonly<Record<Field, string>> = {
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
      entered={send}
      onSubmit={submit}
      onBack={onDone}
      hint={t`Members send money to it: a second administrator compares it and has to approve it. The member is told by e-mail.`}
    >
      {send.data?.proposal && <WaitsForSecond />}
      {chosen === undefined && (
        <MemberInput value={uid} onChange={setUid} isMissing={isChecked && uid.trim() === ''} />
      )}
      {(Object.keys(labels) as Field[]).map(field => (
        <TextInput
          key={field}
          label={labels[field]}
          name={field}
          maxLength={field === 'account_number' ? 60 : 200}
          value={typed[field]}
          onChange={event => setTyped({ ...typed, [field]: event.currentTarget.value })}
          error={isChecked && isMissing(field) ? t`Please enter all fields` : undefined}
        />
      ))}
    </EntryForm>
  )
}
