import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Filter } from '../../../client/contract.ts'
import { downloadJournal } from '../../../client/files.ts'
import { Form, type FormOf, useForm } from '../../../parts/form.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'

type Asked = { format: wire.JournalFormat; from: string; to: string; opening: boolean }
const EMPTY: Asked = { format: 'hledger', from: '', to: '', opening: true }

const filterOf = ({ format, from, to, opening }: Asked): Filter<'finance.journal'> => ({
  format,
  ...(from ? { from, ...(opening ? { opening: 1 } : {}) } : {}),
  ...(to ? { to } : {}),
})

/** The books of a range as a file for accountants' tools. */
export function Journal() {
  const { t } = useLingui()
  const form = useForm({
    initial: EMPTY,
    rules: {
      to: (to, { from }) => to !== '' && to < from && msg`The first day may not come after the last.`,
    },
    body: filterOf,
    send: useMutation({ mutationFn: downloadJournal }),
  })
  const end = (
    <div>
      <Button type="submit" loading={form.isBusy} leftSection={<IconDownload size={18} aria-hidden />}>
        {t`Save the journal`}
      </Button>
    </div>
  )
  return (
    <Page title={t`Journal`}>
      <Panel>
        <Form form={form} className="stack max-460" end={end}>
          <p className="m-0">
            {t`Every event that moved money, straight from the log. Members are named by their number alone.`}
          </p>
          <Fields form={form} />
        </Form>
      </Panel>
    </Page>
  )
}

function Fields({ form }: { form: FormOf<Asked> }) {
  const { t } = useLingui()
  const { from, to } = form.typed
  const formats: readonly { readonly value: wire.JournalFormat; readonly label: string }[] = [
    { value: 'hledger', label: t`hledger or ledger` },
    { value: 'beancount', label: 'Beancount' },
    { value: 'csv', label: t`CSV, one leg a line` },
    { value: 'ndjson', label: t`NDJSON, one event a line` },
  ]
  return (
    <>
      <NativeSelect {...form.text('format', t`Format`)} data={[...formats]} />
      <TextInput {...form.text('from', t`From day (UTC)`)} type="date" max={to || undefined} />
      <TextInput {...form.text('to', t`To day (UTC)`)} type="date" min={from || undefined} />
      <Checkbox {...form.box('opening', t`With the balances before the first day`)} disabled={from === ''} />
    </>
  )
}
