import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callForAll } from '../../client/call.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { ErrorFace } from '../../parts/faces.tsx'
import { SearchFilter } from '../../parts/filters.tsx'
import { type ListSearch, useListSearch } from '../../parts/list-search.ts'
import { Panel } from '../../parts/panel.tsx'
import { Page } from '../../shell/page.tsx'
import { saveEntry } from './queries.ts'
import './settings.css'

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => callForAll<wire.SystemConfig>({ path: '/sysconfigs/list' }),
})

/** Every setting of the product with its unit, its default and what it means. */
export function ProductSettings() {
  const { t } = useLingui()
  const { search, change } = useListSearch<ListSearch>()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const wanted = (search.search ?? '').toLowerCase()
  const found = settings?.filter(({ field_code, meaning = '' }) =>
    `${field_code} ${meaning}`.toLowerCase().includes(wanted),
  )
  return (
    <Page title={t`Product settings`}>
      <Panel inset="flush">
        <div className="toolbar">
          <SearchFilter label={t`Search`} value={search.search} onChange={text => change({ search: text })} />
        </div>
        {error && !settings && <ErrorFace error={error} onRetry={() => void refetch()} />}
        <ul className="settings">
          {found?.map(setting => (
            <Setting key={setting.field_code} setting={setting} />
          ))}
        </ul>
      </Panel>
    </Page>
  )
}

function Setting({ setting }: { setting: wire.SystemConfig }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { field_code, field_value, unit = '', meaning, default: usual } = setting
  const [typed, setTyped] = useState<string>()
  const value = typed ?? field_value
  const save = useSubmit(saveEntry, { onSuccess: () => setTyped(undefined) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ path: '/sysconfigs', body: { field_code, field_value: value } })
  }
  const problem = save.isError ? problemOf(save.error) : undefined
  const error = problem?.kind === 'wrong' ? problem.issues[0]?.message : problem && words(problem)
  return (
    <li>
      <form onSubmit={submit} className="setting">
        <div>
          <b className="mono">{field_code}</b>
          {meaning && <div className="quiet">{meaning}</div>}
          {usual !== undefined && usual !== field_value && (
            <div className="quiet">{t`Usually: ${usual}`}</div>
          )}
        </div>
        <TextInput
          aria-label={field_code}
          value={value}
          onChange={event => setTyped(event.currentTarget.value)}
          rightSection={<span className="quiet">{unit}</span>}
          rightSectionWidth={84}
          error={error}
        />
        <Button type="submit" size="sm" disabled={value === field_value} loading={save.isPending}>
          {t`Save`}
        </Button>
      </form>
    </li>
  )
}
