import { msg } from '@lingui/core/macro'
import { ofThing, type ReferenceKind, text } from './fields.ts'

/** Kinds of reference data about partners outside the house. */
export const PARTNERS = {
  agents: {
    title: msg`Agents`,
    list: { pages: { name: 'agent.pages' } },
    create: 'agent.create',
    edit: 'agent.edit',
    hasIdInBody: true,
    remove: 'agent.remove',
    fields: [
      text('name', ofThing, true),
      { name: 'api_key', label: msg`API key`, of: 'key', holds: true },
      {
        name: 'access_interval',
        label: msg`Access interval, in minutes`,
        of: 'whole-or-none',
        holds: true,
      },
    ],
    columns: ['name', 'api_key', 'access_interval'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
