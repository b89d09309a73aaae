import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { mirrorAccounts } from '@strongroom/shared'
import type { FormOf } from '../../../../parts/form.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import type { TypedImport } from './typed-import.ts'

type NewSourceFieldsProps = { form: FormOf<TypedImport>; currency: string; account: string | null }

/** Fields that a file cannot fill in for its source: its name, the account of the books, and the currency of lines that name none. */
export function NewSourceFields({ form, currency, account }: NewSourceFieldsProps) {
  const { t } = useLingui()
  const accounts = useAccountWords()
  return (
    <fieldset className="max-640 stack no-border p-0 m-0">
      <legend className="label mb-8">{t`The new source`}</legend>
      {account && (
        <p className="quiet m-0">{t`The file is of the account ${account}; files of another will be refused.`}</p>
      )}
      <TextInput {...form.text('name', t`Name`)} maxLength={80} />
      <NativeSelect
        {...form.text('account', t`Account of the books that mirrors it`)}
        data={mirrorAccounts.map(value => ({ value, label: accounts(value) }))}
      />
      <CurrencySelect
        value={currency}
        onChange={chosen => form.change({ currency: chosen })}
        description={t`Of lines that name none`}
      />
    </fieldset>
  )
}
