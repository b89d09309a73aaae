import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { type EntryAccount, entryAccounts, type wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { needed, useForm } from '../../../../parts/form.tsx'
import { ReasonField, reasonIn } from '../../../../parts/reason-field.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { ProposedEntry } from './proposed-entry.tsx'

const usual: EntryAccount = 'house:bank-charges'

/** Proposes the entry that an open item asks for, on another account of the house: a bank's own charge, its interest. */
export function BookItem({ item }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const accountWords = useAccountWords()
  const propose = useSubmit(
    (body: Body<'finance.bookItem'>, attempt) => call('finance.bookItem', { body, attempt }),
    { onSuccess: () => announce(t`The correcting entry is proposed.`) },
  )
  const form = useForm({
    initial: { account: usual, reason: '' },
    rules: { reason: needed },
    body: ({ account, reason }) => ({
      statement: item.statement,
      item: item.id,
      account,
      reason: reason.trim(),
    }),
    send: propose,
  })
  return (
    <ProposedEntry
      call="finance.bookItem"
      form={form}
      title={t`Book on an account of the house`}
      about={t`A bank’s own charge, its interest, or a move between accounts of the house. A second administrator always decides.`}
      submitLabel={t`Propose the journal entry`}
    >
      <NativeSelect
        {...form.text('account', t`Account of the books`)}
        data={entryAccounts.map(value => ({ value, label: accountWords(value) }))}
      />
      <ReasonField field={reasonIn(form)} label={t`Reason of the journal entry: no names`} />
    </ProposedEntry>
  )
}
