import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../client/announce.ts'
import { type AskedList, call } from '../client/call.ts'
import type { Body } from '../client/contract.ts'
import { isDated } from '../client/list-filter.ts'
import { Dialog } from './dialog.tsx'
import { Form, needed, useForm } from './form.tsx'
import { savedViewsQuery, viewOf } from './saved-views/queries.ts'
import { useIntervalWords } from './use-interval-words.ts'

const intervals = ['day', 'week', 'month'] as const satisfies readonly wire.ScheduledExport['every'][]

/** Has the list on screen made as a file by schedule, under its filter. */
export function ScheduleExport({ asked }: { asked: AskedList }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        onClick={() => setOpen(true)}
        leftSection={<IconCalendarRepeat size={16} aria-hidden />}
      >
        {t`Export by schedule`}
      </Button>
      {isOpen && <Question asked={asked} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The filter without what is unset. */
const filterOf = ({ filter }: AskedList) =>
  Object.fromEntries(
    Object.entries({ ...filter }).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )

const save = (body: Body<'exports.schedule'>) => call('exports.schedule', { body })

/** The name of the saved view that is on screen. */
const useViewName = () => {
  const place = useLocation({ select: ({ pathname }) => pathname })
  const query = viewOf(useSearch({ strict: false }))
  const views = useQuery(savedViewsQuery(place))
  return views.data?.find(view => view.query === query)?.name
}

function Question({ asked, onClose }: { asked: AskedList; onClose: () => void }) {
  const { t } = useLingui()
  const words = useIntervalWords()
  const viewName = useViewName()
  // The few lists that take no days are made whole.
  const isByDay = isDated(asked.name)
  const send = useMutation({
    mutationFn: save,
    onSuccess: () => {
      announce(t`The export is scheduled. You find it under Exported files.`)
      onClose()
    },
  })
  const form = useForm({
    initial: { name: '', every: 'day', rows: isByDay ? 'period' : 'all' },
    rules: { name: typed => needed(typed || (viewName ?? '')) },
    body: ({ name, every, rows }) => ({
      name: name.trim() || (viewName ?? ''),
      list: asked.name,
      params: { ...asked.params },
      filter: filterOf(asked),
      every: intervals.find(each => each === every) ?? 'day',
      of_period: rows === 'period' ? (1 as const) : (0 as const),
    }),
    send,
  })
  const end = (
    <div className="row wrap justify-end">
      <Button variant="default" onClick={onClose}>
        {t`Cancel`}
      </Button>
      <Button type="submit" loading={form.isBusy}>
        {t`Schedule`}
      </Button>
    </div>
  )
  return (
    <Dialog isOpen onClose={onClose} label={t`Export by schedule`} className="confirm">
      <Form form={form} end={end}>
        <h2>{t`Export by schedule`}</h2>
        <TextInput {...form.text('name', t`Name of the export`)} placeholder={viewName} maxLength={60} />
        <NativeSelect
          {...form.text('every', t`How often`)}
          data={intervals.map(value => ({ value, label: words[value] }))}
        />
        {isByDay && (
          <NativeSelect
            {...form.text('rows', t`Rows`)}
            data={[
              { value: 'period', label: t`Of the day, week or month that has ended` },
              { value: 'all', label: t`All that the filter shows` },
            ]}
          />
        )}
        <p className="hint">{t`The CSV file is made after each day, week or month (UTC), with the role you have then. You get an e-mail with a link; the file stays under Exported files for 7 days.`}</p>
      </Form>
    </Dialog>
  )
}
