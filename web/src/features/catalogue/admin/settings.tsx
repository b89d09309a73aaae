import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Page } from '../../../app/shell/page.tsx'
import { callForAll } from '../../../client/call.ts'
import { SearchFilter } from '../../../parts/filters.tsx'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { ErrorState, LoadingSettings, NoMatchState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Setting } from './setting.tsx'
import { type SettingInWords, useSettingGroups } from './setting-groups.ts'
import './settings.css'

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => callForAll('catalogue.settings'),
})

/** Every setting of the product with its unit, its default and what it means. */
export function ProductSettings() {
  const { t } = useLingui()
  const { search, change, clear } = useListSearch<ListSearch>()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const inGroups = useSettingGroups()
  const wanted = (search.search ?? '').toLowerCase()
  const isWanted = ({ setting: { field_code }, meaning }: SettingInWords) =>
    `${field_code} ${meaning}`.toLowerCase().includes(wanted)
  const found = inGroups(settings ?? [])
    .map(group => ({ ...group, settings: group.settings.filter(isWanted) }))
    .filter(group => group.settings.length > 0)
  return (
    <Page title={t`Product settings`}>
      <Panel inset="flush">
        <div className="toolbar settings-search">
          <SearchFilter label={t`Search`} value={search.search} onChange={text => change({ search: text })} />
        </div>
        {error && !settings && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!settings && !error && <LoadingSettings rows={8} className="setting" />}
        {settings && found.length === 0 && <NoMatchState onClear={clear} />}
        {found.map(group => (
          <section key={group.label} aria-label={group.label}>
            <h2 className="settings-head">{group.label}</h2>
            <ul className="settings">
              {group.settings.map(each => (
                <Setting key={each.setting.field_code} {...each} />
              ))}
            </ul>
          </section>
        ))}
      </Panel>
    </Page>
  )
}
