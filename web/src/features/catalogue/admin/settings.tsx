import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../client/query-of.ts'
import { SearchFilter } from '../../../parts/filters.tsx'
import { type ListSearch, useListState } from '../../../parts/list-search.ts'
import { EmptyState, ErrorState, LoadingSettings, NoMatchState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { Setting } from './setting.tsx'
import {
  GROUP_NAMES,
  type GroupInWords,
  type GroupName,
  groupPlace,
  type SettingInWords,
  useSettingGroups,
} from './setting-groups.ts'
import './settings.css'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'

const settingsQuery = queryOf('catalogue.settings')

/** The settings of one group, or of all of them, each with its unit, its default, its last change and what it means. */
export function ProductSettings({ group: wantedGroup }: { group?: GroupName }) {
  const { t } = useLingui()
  const { search, change, clear } = useListState<ListSearch>()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const groups = useSettingGroups()(settings ?? [])
  const wanted = (search.search ?? '').toLowerCase()
  const isWanted = ({ setting: { field_code }, meaning }: SettingInWords) =>
    `${field_code} ${meaning}`.toLowerCase().includes(wanted)
  const found = groups
    .filter(({ name }) => !wantedGroup || name === wantedGroup)
    .map(group => ({ ...group, settings: group.settings.filter(isWanted) }))
    .filter(group => group.settings.length > 0)
  const title = groups.find(({ name }) => name === wantedGroup)?.label ?? t`Product settings`
  const nothing = wanted ? (
    <NoMatchState onClear={clear} />
  ) : (
    <EmptyState title={t`Nothing here yet`}>{t`No setting is kept in this group.`}</EmptyState>
  )
  return (
    <Page title={title}>
      <Groups groups={groups} />
      <Panel inset="flush">
        <div className="toolbar settings-search">
          <SearchFilter label={t`Search`} value={search.search} onChange={text => change({ search: text })} />
        </div>
        {error && !settings && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!settings && !error && <LoadingSettings rows={8} className="setting" />}
        {settings && found.length === 0 && nothing}
        {found.map(group => (
          <section key={group.name} aria-label={group.label}>
            {!wantedGroup && <h2 className="settings-head">{group.label}</h2>}
            <ul className="bare-list">
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

/** Every group, each at an address of its own; VIP levels have settings of theirs. */
function Groups({ groups }: { groups: readonly GroupInWords[] }) {
  const { t } = useLingui()
  return (
    <Tabs label={t`Groups of settings`}>
      <Link to="/admin/sysconfigs/appconfig" className="chip">
        {t`All settings`}
      </Link>
      {groups.map(({ name, label }) => (
        <Link key={name} to={groupPlace(name)} className="chip">
          {label}
        </Link>
      ))}
      <Link to="/admin/sysconfigs/viplevel" className="chip">
        {t`VIP levels`}
      </Link>
    </Tabs>
  )
}

/** The settings of the group that an address names. */
export function SettingsOfGroup({ group: asked }: { group: string }) {
  const group = GROUP_NAMES.find(known => known === asked)
  return group ? <ProductSettings group={group} /> : <NotFoundPage />
}
