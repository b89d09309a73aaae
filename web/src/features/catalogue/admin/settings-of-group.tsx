import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { GROUP_NAMES } from './setting-groups.ts'
import { ProductSettings } from './settings.tsx'

/** The settings of the group that an address names. */
export function SettingsOfGroup({ group: asked }: { group: string }) {
  const group = GROUP_NAMES.find(known => known === asked)
  return group ? <ProductSettings group={group} /> : <NotFoundPage />
}
