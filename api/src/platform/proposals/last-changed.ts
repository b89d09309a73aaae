import { type ConfigCode, catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import { factOf } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'

const pageSize = 50

/**
 * When administrators last gave a setting another value, by the log; nothing when they never did, or when the platform's
 * own start has set it since.
 */
export const lastChangedByAdministrators = async (
  log: Pick<Log, 'readStream'>,
  code: ConfigCode,
): Promise<Date | undefined> => {
  const stream = `catalogue-${catalogueId('sys-config', code)}`
  let from: number | undefined
  for (;;) {
    const page = await log.readStream(stream, {
      direction: 'backwards',
      limit: pageSize,
      ...(from === undefined ? {} : { from }),
    })
    for (const stored of page) {
      const event = decodeEvent(stored)
      const { metadata } = event
      const fact = factOf(catalogueDecider, event)
      const after = fact.type === 'CatalogueSaved' ? fact.after : undefined
      if (after?.field_value === fact.before?.field_value) continue
      return metadata.actor.kind === 'admin' ? new Date(metadata.at) : undefined
    }
    const oldest = page.at(-1)?.revision ?? 0
    if (oldest === 0) return undefined
    from = oldest - 1
  }
}
