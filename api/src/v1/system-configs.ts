import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { done, rows } from '../kernel/replies.ts'
import { keeper, keepers } from './keep-catalogue.ts'

/** Settings of the product that administrators keep as pairs of code and value. */
export const systemConfigs = (parts: Parts): readonly AnyCall[] => {
  const { catalogue } = parts
  const kept = keeper(parts, 'sys-config')
  const all = () => catalogue.list('sys-config')

  return [
    call({
      method: 'POST',
      path: '/sysconfigs/S',
      audience: 'admin',
      summary: 'Saves pairs of field_code and field_value',
      changes: true,
      roles: keepers,
      body: wire.systemConfigsBody,
      answer: wire.done,
      handler: async ask => {
        const { body } = ask
        const pairs = Array.isArray(body) ? body : 'configs' in body ? body.configs : [body]
        for (const pair of pairs) {
          const shown = pair.shown ?? catalogue.get('sys-config', pair.field_code)?.shown ?? true
          const refused = await kept.put(ask as never, { ...pair, shown })
          if (refused) return refused
        }
        return done()
      },
    }),

    call({
      method: 'GET',
      path: '/sysconfigs/list/S',
      audience: 'admin',
      summary: 'Every pair',
      changes: false,
      answer: wire.records(wire.systemConfig),
      handler: async () =>
        rows(all().map(({ field_code, field_value, shown }) => ({ field_code, field_value, shown }))),
    }),

    call({
      method: 'GET',
      path: '/sysconfigs/listbyuser',
      audience: 'public',
      summary: 'The pairs users may see, and the country they come from',
      changes: false,
      answer: wire.userSystemConfigs,
      handler: async ({ country }) =>
        rows(
          all()
            .filter(({ shown }) => shown)
            .map(({ field_code, field_value }) => ({ field_code, field_value })),
          { ipinfo: { country } },
        ),
    }),
  ]
}
