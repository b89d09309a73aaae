import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'

// Views change no record, and nothing that another administrator decides: an auditor keeps them too.

export const savedViews = forAdmin.query({
  path: '/office/views/S/{json}',
  summary: 'The saved views of a list: the caller’s own, then those that other administrators share',
  filter: wire.savedViewsFilter,
  whole: true,
  answer: wire.records(wire.savedView),
})

export const saveView = forAdmin.preview({
  path: '/office/views/S',
  summary:
    'Saves how a list is filtered, sorted and arranged under a name, for the caller or for all administrators',
  refuses: ['TOO_MANY_VIEWS', 'VIEW_NAME_TAKEN'],
  body: wire.saveViewBody,
  answer: wire.records(wire.savedView),
})

export const editView = forAdmin.preview({
  path: '/office/views/edit/S',
  summary: 'Renames a view of the caller’s own, shares it or takes it back, or gives it another filter',
  refuses: ['CASE_UNKNOWN', 'VIEW_NAME_TAKEN', 'VIEW_NOT_OWN'],
  body: wire.editViewBody,
  answer: wire.records(wire.savedView),
})

export const deleteView = forAdmin.preview({
  path: '/office/views/delete/S',
  summary: 'Deletes a view of the caller’s own',
  refuses: ['CASE_UNKNOWN', 'VIEW_NOT_OWN'],
  body: wire.idBody,
  answer: wire.done,
})
