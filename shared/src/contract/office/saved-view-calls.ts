import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

// Views change no record, and nothing that another administrator decides: an auditor keeps them too.

export const savedViews = declare({
  method: 'GET',
  path: '/office/views/S/{json}',
  audience: 'admin',
  summary: 'The saved views of a list: the caller’s own, then those that other administrators share',
  changes: false,
  filter: wire.savedViewsFilter,
  whole: true,
  answer: wire.records(wire.savedView),
})

export const saveView = declare({
  method: 'POST',
  path: '/office/views/S',
  audience: 'admin',
  summary:
    'Saves how a list is filtered, sorted and arranged under a name, for the caller or for all administrators',
  changes: false,
  refuses: ['TOO_MANY_VIEWS', 'VIEW_NAME_TAKEN'],
  body: wire.saveViewBody,
  answer: wire.records(wire.savedView),
})

export const editView = declare({
  method: 'POST',
  path: '/office/views/edit/S',
  audience: 'admin',
  summary: 'Renames a view of the caller’s own, shares it or takes it back, or gives it another filter',
  changes: false,
  refuses: ['CASE_UNKNOWN', 'VIEW_NAME_TAKEN', 'VIEW_NOT_OWN'],
  body: wire.editViewBody,
  answer: wire.records(wire.savedView),
})

export const deleteView = declare({
  method: 'POST',
  path: '/office/views/delete/S',
  audience: 'admin',
  summary: 'Deletes a view of the caller’s own',
  changes: false,
  refuses: ['CASE_UNKNOWN', 'VIEW_NOT_OWN'],
  body: wire.idBody,
  answer: wire.done,
})
