import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { type Problem, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { type FormErrors, formErrors, MISSING, useErrorWords } from '../../../parts/form-errors.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { HousePage } from '../../account/member/customer-service/house-page.tsx'
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

/** Which fields are shown, by where the bank is. */
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

/** The values that the form sends. */
const sentOf = (type: wire.AccountType, typed: Typed, statement: string | undefined) => ({
  ...(Object.fromEntries(FIELDS[type].map(name => [name, typed[name].trim()])) as Pick<
    Typed,
    'beneficiaryname'
  >),
  account_type: type,
  statement: statement ?? null,
})
type Sent = ReturnType<typeof sentOf>

/** Errors of the form before it is sent: by the schema of /v1, and by the fields such a bank needs. */
const errorsOf = (sent: Sent, hasTerms: boolean): FormErrors => {
  const given: Readonly<Record<string, unknown>> = sent
  const isEmpty = (field: string) => given[field] === undefined || given[field] === ''
  const needed = wire.bankFieldsNeeded[sent.account_type].filter(isEmpty)
  return {
    ...formErrors(wire.bankCreateBody, { ...sent, terms: hasTerms }),
    ...Object.fromEntries(needed.map(field => [field, MISSING])),
  }
}

type BankFormProps = { bank?: wire.Bank | undefined; onSaved: () => void }

/** Links a bank account, or changes a linked one. The server's error for a number stands under that number. */
export function BankForm({ bank, onSaved }: BankFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [type, setType] = useState<wire.AccountType>(bank?.account_type ?? 3)
  const [typed, setTyped] = useState<Typed>(bank ? typedOf(bank) : EMPTY)
  const [statement, setStatement] = useState(bank?.statement ?? undefined)
  const [hasTerms, setTerms] = useState(bank !== undefined)
  const [isChecked, setChecked] = useState(false)
  const save = useSubmit(saveBank, { onSuccess: onSaved })
  const problem = save.isError ? problemOf(save.error) : undefined
  const sent = sentOf(type, typed, statement)
  const errors = errorsOf(sent, hasTerms)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(errors).length === 0) save.mutate({ id: bank?.id, ...sent })
  }
  return (
    <Panel>
      <form onSubmit={submit} noValidate className="stack">
        <Kind
          value={type}
          onChange={next => {
            save.reset()
            setType(next)
          }}
        />
        <Numbers
          type={type}
          typed={typed}
          onTyped={setTyped}
          errors={isChecked ? errors : {}}
          problem={problem}
        />
        <StatementOrTerms
          terms={bank ? undefined : hasTerms}
          onTerms={setTerms}
          onStatement={setStatement}
          isChecked={isChecked}
        />
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

/** Where the bank is. */
function Kind({ value, onChange }: { value: wire.AccountType; onChange: (type: wire.AccountType) => void }) {
  const { t } = useLingui()
  const types = useAccountTypes()
  return (
    <NativeSelect
      label={t`Kind of bank`}
      name="account_type"
      value={String(value)}
      data={Object.entries(types).map(([value, label]) => ({ value, label }))}
      onChange={event => onChange(Number(event.currentTarget.value) as wire.AccountType)}
    />
  )
}

type NumbersProps = {
  type: wire.AccountType
  typed: Typed
  onTyped: (typed: Typed) => void
  errors: FormErrors
  problem: Problem | undefined
}

/** Fields by which such a bank knows the account, each with its error, found here or by the server. */
function Numbers({ type, typed, onTyped, errors, problem }: NumbersProps) {
  const labels = useLabels()
  const errorWords = useErrorWords()
  const issues = problem?.kind === 'wrong' ? problem.issues : []
  const refused = (name: Name) => (issues.some(({ path }) => path === name) ? 'invalid' : undefined)
  return FIELDS[type].map(name => (
    <TextInput
      key={name}
      label={labels[name]}
      name={name}
      value={typed[name]}
      autoComplete="off"
      onChange={event => onTyped({ ...typed, [name]: event.currentTarget.value })}
      error={errorWords(errors[name] ?? refused(name), labels[name])}
    />
  ))
}

type StatementOrTermsProps = {
  /** Whether the terms are accepted; nothing where they are not asked for. */
  terms: boolean | undefined
  onTerms: (isAccepted: boolean) => void
  onStatement: (id: string | undefined) => void
  isChecked: boolean
}

function StatementOrTerms({ terms, onTerms, onStatement, isChecked }: StatementOrTermsProps) {
  const { t } = useLingui()
  return (
    <>
      <FileInput
        label={t`Bank statement`}
        description={t`Of the last three months: JPG, PNG or PDF, up to 20M.`}
        kind="statement"
        name="statement"
        onUploaded={onStatement}
      />
      {terms !== undefined && (
        <Checkbox
          label={t`This account is my own, and I accept the terms.`}
          name="terms"
          checked={terms}
          onChange={event => onTerms(event.currentTarget.checked)}
          description={<HousePage setting="termsUrl">{t`Read the terms`}</HousePage>}
          error={isChecked && !terms ? t`Please accept the terms.` : undefined}
        />
      )}
    </>
  )
}
