import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const findable = forUser.query({
  path: '/user/findable/S',
  summary: 'By what payers find the caller, and what they see of the caller’s name before a payment',
  answer: wire.records(wire.findable),
})

export const setHandle = forUser.command({
  path: '/user/handle/S',
  summary: 'Chooses the caller’s handle, or gives it up; another one 30 days after the last choice',
  refuses: ['HANDLE_CHANGED_LATELY', 'HANDLE_TAKEN'],
  body: wire.handleBody,
  answer: wire.done,
})

export const setFindable = forUser.command({
  path: '/user/findable/S',
  summary: 'Changes by what payers find the caller, and what they see of the caller’s name before a payment',
  body: wire.findableBody,
  answer: wire.done,
})
