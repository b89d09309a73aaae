import { randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import type { Api } from './api.ts'

/** Puts a VIP level into the catalogue. */
export const saveLevel = async (api: Api, level: number): Promise<void> => {
  const about = { id: randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
  const command = {
    type: 'SaveEntry',
    input: { kind: 'vip-level', id: String(level), value: { level, level_name: `VIP ${level}` } },
  } as const
  const outcome = await api.ledger.handle(catalogueDecider, catalogueId('vip-level', String(level)), {
    ...about,
    command,
  })
  if (outcome.kind === 'refused') throw new Error(`no level: ${JSON.stringify(outcome.refusal)}`)
  if (outcome.position) await api.catalogue.seen(outcome.position)
}
