import { preview, query } from '../call.ts'
import * as wire from '../schemas.ts'

// Views change no record, and nothing that another administrator decides: an auditor keeps them too.

export const savedViews = query({
  path: '/office/views/S/{json}',
  audience: 'admin',
  summary: 'The saved views of a list: the caller’s own, then those that other administrators share',
  filter: wire.savedViewsFilter,
  whole: true,
  answer: wire.records(wire.savedView),
})

export const saveView = preview({
  path: '/office/views/S',
  audience: 'admin',
  summary:
    'Saves how a list is filtered, sorted and arranged under a name, for the caller or for all administrators',
  refuses: ['TOO_MANY_VIEWS', 'VIEW_NAME_TAKEN'],
  body: wire.saveViewBody,
  answer: wire.records(wire.savedView),
})

export const editView = preview({
  path: '/office/views/edit/S',
  audience: 'admin',
  summary: 'Renames a view of the caller’s own, shares it or takes it back, or gives it another filter',
  refuses: ['CASE_UNKNOWN', 'VIEW_NAME_TAKEN', 'VIEW_NOT_OWN'],
  body: wire.editViewBody,
  answer: wire.records(wire.savedView),
})

export const deleteView = preview({
  path: '/office/views/delete/S',
  audience: 'admin',
  summary: 'Deletes a view of the caller’s own',
  refuses: ['CASE_UNKNOWN', 'VIEW_NOT_OWN'],
  body: wire.idBody,
  answer: wire.done,
})
