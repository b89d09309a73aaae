import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { downloadJournal } from '../../../client/files.ts'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

type Asked = { format: wire.JournalFormat; from: string; to: string; opening: boolean }

const filterOf = ({ format, from, to, opening }: Asked): wire.JournalFilter => ({
  format,
  ...(from ? { from, ...(opening ? { opening: 1 } : {}) } : {}),
  ...(to ? { to } : {}),
})

/** The books of a range as a file for accountants' tools. */
export function Journal() {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>({ format: 'hledger', from: '', to: '', opening: true })
  const change = (changed: Partial<Asked>) => setAsked({ ...asked, ...changed })
  const save = useMutation({ mutationFn: () => downloadJournal(filterOf(asked)) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Page title={t`Journal`}>
      <Panel>
        <form onSubmit={submit} className="stack" style={{ maxWidth: 460 }}>
          <p style={{ margin: 0 }}>
            {t`Every event that moved money, straight from the log. Members are named by their number alone.`}
          </p>
          <Fields asked={asked} change={change} />
          <div>
            <Button
              type="submit"
              loading={save.isPending}
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t`Save the journal`}
            </Button>
          </div>
          <ProblemNotice of={save.error} />
        </form>
      </Panel>
    </Page>
  )
}

function Fields({ asked, change }: { asked: Asked; change: (changed: Partial<Asked>) => void }) {
  const { t } = useLingui()
  const formats: readonly { readonly value: wire.JournalFormat; readonly label: string }[] = [
    { value: 'hledger', label: t`hledger or ledger` },
    { value: 'beancount', label: 'Beancount' },
    { value: 'csv', label: t`CSV, one leg a line` },
    { value: 'ndjson', label: t`NDJSON, one event a line` },
  ]
  return (
    <>
      <NativeSelect
        label={t`Format`}
        data={[...formats]}
        value={asked.format}
        onChange={event => change({ format: event.currentTarget.value as wire.JournalFormat })}
      />
      <TextInput
        label={t`From day (UTC)`}
        type="date"
        value={asked.from}
        max={asked.to || undefined}
        onChange={event => change({ from: event.currentTarget.value })}
      />
      <TextInput
        label={t`To day (UTC)`}
        type="date"
        value={asked.to}
        min={asked.from || undefined}
        onChange={event => change({ to: event.currentTarget.value })}
      />
      <Checkbox
        label={t`With the balances before the first day`}
        checked={asked.opening}
        disabled={asked.from === ''}
        onChange={event => change({ opening: event.currentTarget.checked })}
      />
    </>
  )
}
