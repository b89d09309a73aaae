import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useAccountTypes } from './account-type.ts'
import { saveBank } from './queries.ts'

const EMPTY = {
  beneficiaryname: '',
  accountnumber: '',
  routingnumber: '',
  iban: '',
  swift_code: '',
  bankaddress_bankname: '',
  bank_country: '',
  bank_city: '',
  billing_state: '',
}
type Typed = typeof EMPTY
type Name = keyof Typed

/** Which fields an account has, by where its bank is; and which of them are needed. */
const FIELDS: Record<wire.AccountType, readonly Name[]> = {
  0: [
    'beneficiaryname',
    'accountnumber',
    'routingnumber',
    'bankaddress_bankname',
    'swift_code',
    'billing_state',
  ],
  1: ['beneficiaryname', 'iban', 'bankaddress_bankname', 'swift_code', 'billing_state'],
  2: ['beneficiaryname', 'accountnumber', 'bankaddress_bankname', 'swift_code', 'bank_country', 'bank_city'],
  3: ['beneficiaryname', 'accountnumber', 'bankaddress_bankname', 'swift_code'],
}
const NEEDED: Record<wire.AccountType, readonly Name[]> = {
  0: ['beneficiaryname', 'accountnumber', 'routingnumber'],
  1: ['beneficiaryname', 'iban'],
  2: ['beneficiaryname', 'accountnumber', 'bankaddress_bankname', 'swift_code'],
  3: ['beneficiaryname', 'accountnumber'],
}

const typedOf = (bank: wire.Bank): Typed =>
  Object.fromEntries(Object.keys(EMPTY).map(name => [name, bank[name as Name]])) as Typed

function useLabels(): Record<Name, string> {
  const { t } = useLingui()
  return {
    beneficiaryname: t`Beneficiary`,
    accountnumber: t`Account number`,
    routingnumber: t`Routing number`,
    iban: t`IBAN`,
    swift_code: t`SWIFT`,
    bankaddress_bankname: t`Bank`,
    bank_country: t`Country of the bank`,
    bank_city: t`City of the bank`,
    billing_state: t`State or province`,
  }
}

/** Links a bank account, or changes a linked one. What the server finds wrong with a number stands under that number. */
export function BankForm({ bank, onSaved }: { bank?: wire.Bank | undefined; onSaved: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const types = useAccountTypes()
  const labels = useLabels()
  const [type, setType] = useState<wire.AccountType>(bank?.account_type ?? 3)
  const [typed, setTyped] = useState<Typed>(bank ? typedOf(bank) : EMPTY)
  const [statement, setStatement] = useState(bank?.statement ?? undefined)
  const [hasTerms, setTerms] = useState(bank !== undefined)
  const [isChecked, setChecked] = useState(false)
  const save = useSubmit(saveBank, { onSuccess: onSaved })
  const problem = save.isError ? problemOf(save.error) : undefined
  const issues = problem?.kind === 'wrong' ? problem.issues : []
  const errorOf = (name: Name) => {
    if (isChecked && NEEDED[type].includes(name) && !typed[name].trim()) return t`Please enter all fields`
    if (!issues.some(({ path }) => path === name)) return undefined
    const field = labels[name]
    return t`This is not a valid entry: ${field}`
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!hasTerms || NEEDED[type].some(name => !typed[name].trim())) return
    const given = Object.fromEntries(FIELDS[type].map(name => [name, typed[name].trim()]))
    save.mutate({
      id: bank?.id,
      ...(given as Pick<Typed, 'beneficiaryname'>),
      account_type: type,
      statement: statement ?? null,
    })
  }
  return (
    <Panel>
      <form onSubmit={submit} noValidate className="stack">
        <NativeSelect
          label={t`Kind of bank`}
          name="account_type"
          value={String(type)}
          data={Object.entries(types).map(([value, label]) => ({ value, label }))}
          onChange={event => {
            save.reset()
            setType(Number(event.currentTarget.value) as wire.AccountType)
          }}
        />
        {FIELDS[type].map(name => (
          <TextInput
            key={name}
            label={labels[name]}
            name={name}
            value={typed[name]}
            autoComplete="off"
            onChange={event => setTyped({ ...typed, [name]: event.currentTarget.value })}
            error={errorOf(name)}
          />
        ))}
        <FileInput
          label={t`Bank statement`}
          description={t`Of the last three months: JPG, PNG or PDF, up to 20M.`}
          kind="statement"
          name="statement"
          onUploaded={setStatement}
        />
        {!bank && (
          <Checkbox
            label={t`This account is my own, and I accept the terms.`}
            name="terms"
            checked={hasTerms}
            onChange={event => setTerms(event.currentTarget.checked)}
            error={isChecked && !hasTerms ? t`Please accept the terms.` : undefined}
          />
        )}
        {problem && problem.kind !== 'wrong' && <Notice tone="wrong" title={words(problem)} isUrgent />}
        <Button type="submit" size="lg" fullWidth loading={save.isPending}>
          {bank ? t`Save the changes` : t`Link the account`}
        </Button>
        <p className="quiet">
          {bank && <>{t`Until it is approved again, nothing can be withdrawn to it.`} </>}
          {t`An administrator looks at it, usually within one working day.`}
        </p>
      </form>
    </Panel>
  )
}
